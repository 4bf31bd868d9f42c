import {answer, isAnswered} from './handlers';
import {concernsReact, isTab} from './handlers/tabs';
import {followBareCode} from './bare-code';
import {hideFailure, isFailureShown, showFailure} from './failure';
import {followHash} from './follow-hash';
import {
  afterPaint,
  clickWhenReady,
  hydrated,
  isHydrating,
  load,
  replayAction,
  replayActions,
  replayClick,
} from './hydrate';
import {isPlain, isShortcut, isText, isTyping, repeatKey} from './keys';
import {markLikelyLinks} from './mark-links';
import {onRest} from './pointer-rest';
import {remember} from './remember';
import {readSettings} from './settings';
import {isTooltipShown} from './tooltips';

/** Whether this version of Docusaurus leaves the buttons of code to React. */
declare const HAS_BARE_CODE: boolean;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Docusaurus' tabs are in a row. Vertical arrows scroll the page. */
const TAB_KEYS = /^(?:Arrow(?:Left|Right)|Enter|Home|End| )$/;
/** Dropdowns of the bar: the theme's open on Enter, but not on a click. */
const DROPDOWN = '.dropdown > a';

const listening = new AbortController();
const {signal} = listening;
/** Shortcut keys and those after them, to repeat when the scripts have run. */
const keys: KeyboardEvent[] = [];
const fields = new Map<
  Field,
  {find: () => HTMLElement | undefined; value: string}
>();
/** Whether a control was clicked that a shortcut activates as well. */
let isShortcutClicked = false;
let hasStarted = false;
/** Whether the site's scripts have run and handle shortcuts themselves. */
let hasLoaded = false;

/** Finds the control that an event is meant for. */
function findControl(target: EventTarget | null): HTMLElement | undefined {
  const control =
    target instanceof Element
      ? target.closest<HTMLElement>(readSettings().controls)
      : null;
  // A form with an action is submitted without a script.
  return control?.closest('#__docusaurus') && !control.closest('form[action]')
    ? control
    : undefined;
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  );
}

/** Repeats text input, as React listens to events of the field. */
function repeatInput(): void {
  for (const {find, value} of fields.values()) {
    const field = find();
    if (isField(field)) {
      // React replaces the setter of the field itself.
      Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }
}

/**
 * Remembers the element with the focus, which is lost if React renders the
 * element anew, as it does with code blocks.
 *
 * @returns a function that gives the focus back if it was lost.
 */
function rememberFocus(): () => void {
  const find = remember(document.activeElement ?? document.body);
  return () => {
    if (document.activeElement === document.body) {
      find()?.focus({preventScroll: true});
    }
  };
}

async function run(): Promise<void> {
  await afterPaint();
  await load();
  hasLoaded = true;
  keys.splice(0).forEach((event) => {
    repeatKey(event, document.body);
  });
  const restoreFocus = rememberFocus();
  await hydrated;
  void afterPaint().then(restoreFocus);
  listening.abort();
  repeatInput();
  await replayActions();
}

/** Loads the site's scripts and repeats what the reader has done. */
export function hydrate(): void {
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  hideFailure();
  run().catch(() => {
    hasStarted = false;
    showFailure(hydrate);
  });
}

function take(control: HTMLElement): void {
  const isDone = !isHydrating() && answer(control);
  if (!isDone) {
    control.setAttribute('aria-busy', 'true');
    isShortcutClicked ||= control.matches('[aria-keyshortcuts]');
    replayClick(control);
  }
  if (!isDone || concernsReact(control)) {
    hydrate();
  }
}

/** Whether an event occurred in a link. */
function isOfLink({target}: Event): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}

/**
 * Finds the control that a click is meant for, unless it opens a link elsewhere
 * or a script caused it.
 */
function findClicked(event: MouseEvent): HTMLElement | undefined {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  return opensElsewhere || !event.isTrusted
    ? undefined
    : findControl(event.target);
}

function onClick(event: MouseEvent): void {
  const control = findClicked(event);
  if (control) {
    event.preventDefault();
    event.stopPropagation();
    take(control);
  } else if (hasLoaded && isOfLink(event)) {
    // The router must not replace a page that is only partly hydrated.
    event.stopPropagation();
  }
}

/**
 * Follows a press with the mouse on a control that React renders anew before it is
 * released, as it does with tabs: no click follows. After a touch, the browser
 * clicks what is there then.
 */
function onPress(event: PointerEvent): void {
  const control = findClicked(event);
  // Other buttons open a menu or scroll.
  if (control && event.button === 0 && event.pointerType === 'mouse') {
    const find = remember(control);
    const onRelease = ({target}: Event) => {
      const isReplaced = !control.isConnected;
      if (isReplaced && find()?.contains(target as Node)) {
        void hydrated.then(afterPaint).then(async () => clickWhenReady(find));
      }
    };
    addEventListener('pointerup', onRelease, {capture: true, once: true});
  }
}

/** Keeps Escape for React, which knows how to dismiss what is open. */
function takeEscape(event: KeyboardEvent): void {
  replayAction(event, () => {
    repeatKey(event, document.activeElement ?? document.body);
  });
}

/**
 * Whether React knows what a key does on a control. With a modifier key it
 * belongs to the browser: Alt and an arrow go back.
 */
function isForControl(control: HTMLElement, event: KeyboardEvent): boolean {
  return (
    isPlain(event) &&
    ((isTab(control) && TAB_KEYS.test(event.key)) ||
      (control.matches(DROPDOWN) && /^(?:Enter| )$/.test(event.key)))
  );
}

/** Keeps a key pressed on a control for React. */
function takeControlKey(event: KeyboardEvent, control: HTMLElement): void {
  const find = remember(control);
  replayAction(event, () => {
    const found = find();
    // A key before it may have moved the focus to another tab of the row.
    if (!found?.parentElement?.contains(document.activeElement)) {
      found?.focus();
    }
    const isUnused = repeatKey(event, document.activeElement ?? document.body);
    if (isUnused && found?.matches(DROPDOWN) && event.key === 'Enter') {
      // As browsers do for links.
      found.click();
    }
  });
}

/** Whether a key is a shortcut, or belongs to the text typed after one or a click. */
function isToRepeat(event: KeyboardEvent): boolean {
  // If the scripts did not load, the page can still be scrolled with keys.
  return (keys.length > 0 || isShortcutClicked) && !isFailureShown()
    ? isText(event)
    : isShortcut(event);
}

function onKey(event: KeyboardEvent): void {
  const control = findControl(event.target);
  if (control && isForControl(control, event)) {
    takeControlKey(event, control);
  } else if (event.key === 'Escape' && keys.length === 0 && isTooltipShown()) {
    takeEscape(event);
  } else if (!hasLoaded && !isTyping(event.target) && isToRepeat(event)) {
    if (isFailureShown()) {
      // The same shortcut twice might open and close something.
      keys.length = 0;
    }
    keys.push(event);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  hydrate();
}

/** Handles fields with an immediate effect, such as filters. */
function onInput({target}: Event): void {
  if (isField(target) && !target.closest('form[action]')) {
    fields.set(target, {find: remember(target), value: target.value});
    hydrate();
  }
}

/** Starts the hydration before the reader needs it. */
function expectUse(): void {
  if (!hasStarted && !isFailureShown()) {
    hydrate();
  }
}

/** Starts the hydration before the likely click on a control. */
function expectClick(control: HTMLElement): void {
  if (!isAnswered(control)) {
    expectUse();
  }
}

/**
 * Code on the page can start the hydration with `dispatchEvent(new Event(…))`.
 */
const HYDRATE = 'static-first:hydrate';

/** Handles the reader's actions until the site's scripts do. */
export function listen(): void {
  const early = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  addEventListener(HYDRATE, hydrate, {signal});
  addEventListener('pointerdown', onPress, {capture: true, signal});
  addEventListener('click', onClick, {capture: true, signal});
  addEventListener('keydown', onKey, {capture: true, signal});
  addEventListener('input', onInput, {capture: true, signal});
  onRest(findControl, expectClick, signal);
  if (HAS_BARE_CODE) {
    followBareCode(expectUse, signal);
  }
  markLikelyLinks(signal);
  followHash(hydrate, signal);
  for (const event of early) {
    const control = findClicked(event);
    if (control) {
      take(control);
    }
  }
}
