import {readSettings} from './settings';

let box: HTMLElement | undefined;

/** Whether the message is shown, with which the reader can try again. */
export function isFailureShown(): boolean {
  return box !== undefined;
}

/** Removes the message. */
export function hideFailure(): void {
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
