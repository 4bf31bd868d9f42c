import {readSettings} from './settings';

let box: HTMLElement | undefined;

/** Whether the reader has been told, and may try again. */
export function isFailureTold(): boolean {
  return box !== undefined;
}

/** Takes the message away. */
export function hideFailure(): void {
  box?.remove();
  box = undefined;
}

/**
 * Says that the page's scripts did not load: the page can be read, and what
 * was clicked waits for them.
 */
export function tellFailure(retry: () => void): void {
  const {texts} = readSettings();
  for (const waiting of document.querySelectorAll('[aria-busy]')) {
    waiting.removeAttribute('aria-busy');
  }
  hideFailure();
  box = document.createElement('div');
  box.className = 'static-first-failure';
  // An alert is read out when it changes, not when it arrives whole.
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
