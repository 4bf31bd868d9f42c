import {isHydrating} from '../hydrate';
import {readSettings} from '../settings';
import {follow, write} from '../storage';

/** The names of the theme: https://docusaurus.io/docs/api/themes/configuration#color-mode---dark-mode */
const KEY = 'theme';
const SWITCH = '[class*="colorModeToggle" i] button';

/** Whether the theme marks the reader's choice, as from Docusaurus 3.8 on. */
declare const MARKS_CHOICE: boolean;

const root = document.documentElement;

function isDark(): boolean {
  return root.dataset['theme'] === 'dark';
}

/** Whether the choice is the mode of the system. */
function isSystemChosen(): boolean {
  return root.dataset['themeChoice'] === 'system';
}

/** Whether the switch also offers the mode of the system. */
function hasThreeModes(): boolean {
  return (
    root.dataset['themeChoice'] !== undefined && readSettings().followsSystem
  );
}

/** From the server. They name the mode of the system where it is offered. */
let rendered: {title: string; label: string | null} | undefined;

/**
 * Labels the switches with the current mode, as React would. React keeps the
 * labels from the server if they are right.
 */
function nameSwitches(): void {
  const name = readSettings().texts.switch[isDark() ? 'dark' : 'light'];
  for (const button of document.querySelectorAll<HTMLElement>(SWITCH)) {
    let title = name;
    let label = name;
    if (MARKS_CHOICE) {
      rendered ??= {
        title: button.title,
        label: button.getAttribute('aria-label'),
      };
      if (isSystemChosen()) {
        title = rendered.title;
        label = rendered.label ?? name;
      }
    }
    button.title = title;
    button.setAttribute('aria-label', label);
    if (button.hasAttribute('aria-pressed')) {
      button.setAttribute('aria-pressed', String(isDark()));
    }
  }
}

const system = matchMedia('(prefers-color-scheme: dark)');

/** @param mode - any other value for the mode of the system, if it is followed. */
function show(mode: string | null | undefined): void {
  const isSystems =
    mode !== 'light' && mode !== 'dark' && readSettings().followsSystem;
  const isNowDark = isSystems ? system.matches : mode === 'dark';
  const theme = isNowDark ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  if (MARKS_CHOICE && root.dataset['themeChoice'] !== undefined) {
    // Selects the icon.
    root.dataset['themeChoice'] = isSystems ? 'system' : theme;
  }
  nameSwitches();
}

/** Whether a control switches between two modes. React cycles through three. */
export function isSwitch(control: HTMLElement): boolean {
  return control.matches(SWITCH) && !(MARKS_CHOICE && hasThreeModes());
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
  // The theme's script in the head applies any stored value, and another site on
  // the same host may use the same key.
  show(
    (MARKS_CHOICE ? root.dataset['themeChoice'] : undefined) ??
      root.dataset['theme'],
  );
  if (readSettings().hasNoSwitch) {
    // From before the site removed its switch. The theme's script in the head
    // would apply it to each page.
    write(KEY, null);
  } else {
    // A choice of the system's mode removes the stored one.
    follow(
      KEY,
      (mode) => {
        if (!isHydrating()) {
          show(mode);
        }
      },
      MARKS_CHOICE && hasThreeModes(),
    );
  }
  let wasPrinting = false;
  system.addEventListener('change', () => {
    // Systems report light mode while printing, and their own mode afterwards.
    const isPrinting = matchMedia('print').matches;
    const isCausedByPrinting = isPrinting || wasPrinting;
    wasPrinting = isPrinting;
    if (
      readSettings().followsSystem &&
      (!MARKS_CHOICE || !hasThreeModes() || isSystemChosen()) &&
      !isCausedByPrinting &&
      !isHydrating()
    ) {
      // The theme forgets a choice between two modes when the system changes.
      write(KEY, null);
      show(null);
    }
  });
}
