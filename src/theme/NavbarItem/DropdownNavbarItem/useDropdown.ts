import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

interface Dropdown {
  isOpen: boolean;
  /** For the box around the button and its list. */
  box: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  button: {
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Opens a list on hover and by its button, and closes it where a reader turns
 * elsewhere. Escape closes it however it was opened, as WCAG 1.4.13 asks, and
 * takes the focus back to the button if it is in the list.
 */
export function useDropdown(): Dropdown {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // The pointer may be there before the page is alive.
    if (box.current?.matches(':hover')) {
      setOpen(true);
    }
  }, []);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) {
        setOpen(false);
      }
    };
    const closeByKey = ({key}: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') {
        return;
      }
      setOpen(false);
      if (box.current?.contains(document.activeElement)) {
        box.current.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return {
    isOpen,
    box: {
      ref: box,
      onPointerEnter(event) {
        if (isMouse(event)) {
          setOpen(true);
        }
      },
      onPointerLeave(event) {
        if (isMouse(event)) {
          setOpen(false);
        }
      },
    },
    button: {
      onClick(event) {
        event.preventDefault();
        // A mouse has opened it by being here; a finger or a screen reader has
        // not.
        const {nativeEvent} = event;
        const isClickOfMouse =
          nativeEvent instanceof globalThis.PointerEvent &&
          nativeEvent.pointerType === 'mouse';
        setOpen((previous) => isClickOfMouse || !previous);
      },
      onKeyDown(event) {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          setOpen((previous) => !previous);
        }
      },
    },
  };
}
