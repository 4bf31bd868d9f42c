import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isEditing, opensSearch, SHORTCUTS} from './shortcuts';

/** What was typed since the search was asked for; undefined before that. */
let query: string | undefined;

function noticeClick({target}: MouseEvent): void {
  if (
    target instanceof Element &&
    target.closest(`[aria-keyshortcuts="${SHORTCUTS}"]`)
  ) {
    query ??= '';
  }
}

function noticeKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  if (query === undefined) {
    if (opensSearch(event)) {
      event.preventDefault();
      query = '';
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
}

/**
 * Hands over to the page what its reader wanted before it was alive.
 *
 * @returns the query to begin a search with; undefined where none was asked
 * for, or it was handed over before.
 */
export function takeEarlySearch(): string | undefined {
  document.removeEventListener('click', noticeClick);
  document.removeEventListener('keydown', noticeKey);
  const taken = query;
  query = undefined;
  return taken;
}
