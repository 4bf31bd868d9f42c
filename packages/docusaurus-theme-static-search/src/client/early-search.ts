import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isEditing, opensSearch, SHORTCUTS} from './shortcuts';
import {warmSearch} from './warm-search';

const BUTTON = `[aria-keyshortcuts="${SHORTCUTS}"]`;

/** What was typed since the search was asked for; undefined before that. */
let query: string | undefined;
/** Whether the page answers clicks and shortcuts itself. */
let isAlive = false;

function noticeClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest(BUTTON)) {
    query ??= '';
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

// On a slow network the page's own code comes long after these few lines, and
// until then nothing else would notice that a reader wants to search.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', noticeClick);
  document.addEventListener('keydown', noticeKey);
  // A click from before this code was there is repeated once the page answers.
  if (document.querySelector(`${BUTTON}[aria-busy="true"]`)) {
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

/** Leaves what is typed from now on to the search's field. */
export function endTyping(): void {
  query = undefined;
}
