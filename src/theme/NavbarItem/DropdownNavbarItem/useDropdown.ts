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
  /** Props for the box around the button and its list. */
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
 * Opens a list on hover and with its button, and closes it when the pointer or
 * the focus leaves. Escape always closes it, as WCAG 1.4.13 requires, and
 * returns the focus to the button if it is in the list.
 */
export function useDropdown(): Dropdown {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    // The pointer may be there before hydration.
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
        // With a mouse it is open already; with touch or a screen reader it
        // isn't. A click from before the hydration, which a script repeats, was
        // made on a closed list, or on one that the pointer had opened.
        const {nativeEvent} = event;
        const isClickOfMouse =
          nativeEvent instanceof globalThis.PointerEvent &&
          nativeEvent.pointerType === 'mouse';
        const onlyOpens = isClickOfMouse || !nativeEvent.isTrusted;
        setOpen((previous) => onlyOpens || !previous);
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
