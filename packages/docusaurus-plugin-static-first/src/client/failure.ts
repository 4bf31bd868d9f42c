import {readSettings} from './settings';

let box: HTMLElement | undefined;

/** What had the focus when the message appeared. */
let focused: Element | null = null;

/** Whether the message is shown, with which the reader can try again. */
export function isFailureShown(): boolean {
  return box !== undefined;
}

/** Removes the message, and returns the focus from it to where it was. */
export function hideFailure(): void {
  if (box?.contains(document.activeElement) && focused instanceof HTMLElement) {
    focused.focus({preventScroll: true});
  }
  box?.remove();
  box = undefined;
}

/**
 * Shows that the page's scripts did not load. The page can still be read, and
 * clicks wait for the scripts.
 */
export function showFailure(retry: () => void): void {
  const {texts} = readSettings();
  for (const waiting of document.querySelectorAll('[aria-busy]')) {
    waiting.removeAttribute('aria-busy');
  }
  hideFailure();
  focused = document.activeElement;
  box = document.createElement('div');
  box.className = 'static-first-failure';
  // Screen readers announce an alert when its content changes, so it is
  // inserted empty.
  box.setAttribute('role', 'alert');
  document.body.append(box);
  const text = document.createElement('p');
  text.textContent = texts.notLoaded;
  const button = document.createElement('button');
  button.className = 'button';
  button.type = 'button';
  button.textContent = texts.retry;
  button.onclick = retry;
  box.append(text, button);
}
