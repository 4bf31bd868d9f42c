import {isHydrating} from '../hydrate';
import {readSettings} from '../settings';
import {follow, read, write} from '../storage';

/** The names of the theme: https://docusaurus.io/docs/api/themes/configuration#color-mode---dark-mode */
const KEY = 'theme';
const SWITCH = '[class*="colorModeToggle" i] button';

const root = document.documentElement;

function isDark(): boolean {
  return root.dataset['theme'] === 'dark';
}

/** Labels the switches with the current mode, as React would. */
function nameSwitches(): void {
  const name = readSettings().texts.switch[isDark() ? 'dark' : 'light'];
  for (const button of document.querySelectorAll<HTMLElement>(SWITCH)) {
    button.title = name;
    button.setAttribute('aria-label', name);
    if (button.hasAttribute('aria-pressed')) {
      button.setAttribute('aria-pressed', String(isDark()));
    }
  }
}

function show(mode: string): void {
  root.dataset['theme'] = mode === 'dark' ? 'dark' : 'light';
  nameSwitches();
}

export function isSwitch(control: HTMLElement): boolean {
  return control.matches(SWITCH);
}

/** Switches between light and dark. */
export function answerSwitch(control: HTMLElement): boolean {
  if (!isSwitch(control)) {
    return false;
  }
  show(isDark() ? 'light' : 'dark');
  write(KEY, isDark() ? 'dark' : 'light');
  return true;
}

/** Follows other pages and the system until React takes over. */
export function followColorMode(): void {
  nameSwitches();
  follow(KEY, (mode) => {
    if (!isHydrating()) {
      show(mode);
    }
  });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', ({matches}) => {
    // Systems report light mode while printing.
    const isPrinting = matchMedia('print').matches;
    if (
      readSettings().followsSystem &&
      read(KEY) === null &&
      !isPrinting &&
      !isHydrating()
    ) {
      show(matches ? 'dark' : 'light');
    }
  });
}
