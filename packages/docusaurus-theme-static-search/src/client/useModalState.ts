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
  set({isOpen: true, initialQuery});
}

/** Closes the search. */
export function closeModal(): void {
  set(CLOSED);
}

/** Tells whether the search is open, the same on every page. */
export function useModalState(): ModalState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
}
