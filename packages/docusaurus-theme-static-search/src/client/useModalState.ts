import {useSyncExternalStore} from 'react';

interface ModalState {
  isOpen: boolean;
  /** The initial query. */
  initialQuery: string | undefined;
}

const CLOSED: ModalState = {isOpen: false, initialQuery: undefined};

// If the page is still changing when the search is opened, it gets a new
// navbar, so this state must not depend on the old one.
let state = CLOSED;
/** The element that was focused when the search was opened. */
let opener: Element | null = null;
const listeners = new Set<() => void>();

function set(next: ModalState): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens the search, optionally with a query. */
export function openModal(initialQuery?: string): void {
  opener = document.activeElement;
  set({isOpen: true, initialQuery});
}

/**
 * Closes the search and restores the focus.
 *
 * @param fallback - the element to focus if nothing was focused before, or that
 * is gone or hidden, such as the button of a menu that has closed.
 */
export function closeModal(fallback: HTMLElement | null): void {
  const targets = [opener, fallback];
  opener = null;
  set(CLOSED);
  for (const target of targets) {
    if (target instanceof HTMLElement && target !== document.body) {
      target.focus({preventScroll: true});
      if (document.activeElement === target) {
        break;
      }
    }
  }
}

/** Returns whether the search is open, which is shared by all pages. */
export function useModalState(): ModalState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
}
