import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isEditing, opensSearch, SHORTCUTS} from './shortcuts';
import {prefetchSearch} from './prefetch-search';

const HINTS = ['pointerover', 'focusin'];
const BUTTON = `[aria-keyshortcuts="${SHORTCUTS}"]`;
/**
 * docusaurus-plugin-static-first marks a control as busy while its click is waiting
 * to be repeated, and hides the click itself from this page.
 */
const BUSY = '[aria-busy="true"]';

/** Text typed since the search was requested; undefined before that. */
let query: string | undefined;
/** Whether the page handles clicks and shortcuts itself. */
let isAlive = false;

function isOfButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null;
}

function noticeClick({target}: MouseEvent): void {
  if (isOfButton(target)) {
    query ??= '';
  }
}

/** An interactive button handles the same hints itself. */
function noticeHint({target}: Event): void {
  if (isOfButton(target)) {
    prefetchSearch();
  }
}

function noticeKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (query === undefined && document.querySelector(BUTTON + BUSY)) {
    query = '';
  }
  if (query === undefined) {
    if (!isAlive && opensSearch(event)) {
      event.preventDefault();
      query = '';
      prefetchSearch();
    }
  } else if (key === 'Escape') {
    query = undefined;
  } else if (!ctrlKey && !metaKey && !altKey && !isEditing(target)) {
    const isLetter = /^.$/u.test(key);
    if (isLetter || key === 'Backspace') {
      event.preventDefault();
      query = isLetter ? query + key : query.replace(/.$/u, '');
    }
  }
}

// On a slow network the page's own code loads much later, and until then
// nothing else would handle a request to search.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', noticeClick);
  document.addEventListener('keydown', noticeKey);
  for (const hint of HINTS) {
    document.addEventListener(hint, noticeHint);
  }
  if (document.querySelector(`${BUTTON}:is(${BUSY}, :hover, :focus)`)) {
    prefetchSearch();
  }
}

/**
 * Hands over to the page, which is interactive from now on.
 *
 * @returns whether the search was requested before.
 */
export function takeOver(): boolean {
  isAlive = true;
  document.removeEventListener('click', noticeClick);
  for (const hint of HINTS) {
    document.removeEventListener(hint, noticeHint);
  }
  return query !== undefined;
}

/** Collects typed text until the search has a field for it. */
export function keepTyping(): void {
  query ??= '';
}

/** Whether typed text is collected for the search's field. */
export function isTyping(): boolean {
  return query !== undefined;
}

/** Returns the text typed since the search was requested. */
export function readTyping(): string {
  return query ?? '';
}

/**
 * Leaves further typing to the search field.
 *
 * @returns the text typed so far; undefined if the search wasn't requested.
 */
export function endTyping(): string | undefined {
  const typed = query;
  query = undefined;
  return typed;
}
