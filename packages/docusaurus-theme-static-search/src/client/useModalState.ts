import {useSyncExternalStore} from 'react';

interface ModalState {
  isOpen: boolean;
  /** The query to begin with. */
  initialQuery: string | undefined;
}

const CLOSED: ModalState = {isOpen: false, initialQuery: undefined};

// The page may still be changing when the search is opened, and brings a new
// navbar with it: what is open must not depend on the old one.
let state = CLOSED;
/** What had the focus when the search was opened. */
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

/** Opens the search, with a query to begin with or without. */
export function openModal(initialQuery?: string): void {
  opener = document.activeElement;
  set({isOpen: true, initialQuery});
}

/**
 * Closes the search and gives the focus back to what had it before.
 *
 * @param fallback - what gets it where nothing had it, or that is gone.
 */
export function closeModal(fallback: HTMLElement | null): void {
  const target =
    opener instanceof HTMLElement &&
    opener !== document.body &&
    opener.isConnected
      ? opener
      : fallback;
  opener = null;
  set(CLOSED);
  target?.focus({preventScroll: true});
}

/** Tells whether the search is open, the same on every page. */
export function useModalState(): ModalState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
}
