import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isEditing, opensSearch, SHORTCUTS} from './shortcuts';
import {warmSearch} from './warm-search';

const HINTS = ['pointerover', 'focusin'];
const BUTTON = `[aria-keyshortcuts="${SHORTCUTS}"]`;

/** What was typed since the search was asked for; undefined before that. */
let query: string | undefined;
/** Whether the page answers clicks and shortcuts itself. */
let isAlive = false;

function isOfButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null;
}

function noticeClick({target}: MouseEvent): void {
  if (isOfButton(target)) {
    query ??= '';
  }
}

/** A button that is alive takes the same hints. */
function noticeHint({target}: Event): void {
  if (isOfButton(target)) {
    warmSearch();
  }
}

function noticeKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (query === undefined) {
    if (!isAlive && opensSearch(event)) {
      event.preventDefault();
      query = '';
      warmSearch();
    }
  } else if (key === 'Escape') {
    query = undefined;
  } else if (!ctrlKey && !metaKey && !altKey && !isEditing(target)) {
    const isLetter = /^.$/u.test(key);
    if (isLetter || key === 'Backspace') {
      event.preventDefault();
      query = isLetter ? query + key : query.slice(0, -1);
    }
  }
}

// On a slow network the page's own code comes long after this, and until then
// nothing else would notice that a reader wants to search.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', noticeClick);
  document.addEventListener('keydown', noticeKey);
  for (const hint of HINTS) {
    document.addEventListener(hint, noticeHint);
  }
  // docusaurus-plugin-static-first marks a control as busy if it has kept a click
  // on it to repeat it later.
  const isHinted = ':is([aria-busy="true"], :hover, :focus)';
  if (document.querySelector(BUTTON + isHinted)) {
    warmSearch();
  }
}

/**
 * Hands over to the page, which answers from now on.
 *
 * @returns whether the search was asked for before.
 */
export function takeOver(): boolean {
  isAlive = true;
  document.removeEventListener('click', noticeClick);
  for (const hint of HINTS) {
    document.removeEventListener(hint, noticeHint);
  }
  return query !== undefined;
}

/** Keeps what is typed until the search has a field for it. */
export function keepTyping(): void {
  query ??= '';
}

/** Gives what was typed since the search was asked for. */
export function readTyping(): string {
  return query ?? '';
}

/**
 * Leaves what is typed from now on to the search's field.
 *
 * @returns what was typed until now; undefined if nobody was waiting for it.
 */
export function endTyping(): string | undefined {
  const typed = query;
  query = undefined;
  return typed;
}
