import React, {type KeyboardEvent, type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import {SHORTCUTS} from '../../client/shortcuts';
import '../variables.css';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  /** Called with the letter typed on the button, if any. */
  onOpen: (letter?: string) => void;
  /** Called at the first sign of an upcoming search. */
  onHint: () => void;
}

/** Returns the letter or digit of a key event without modifiers. */
function readLetter(event: KeyboardEvent): string | undefined {
  const {key, ctrlKey, metaKey, altKey} = event;
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key)
    ? key
    : undefined;
}

/** Opens the search. It is small enough to be on every page from the start. */
export default function SearchButton({ref, onOpen, onHint}: Props): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-keyshortcuts={SHORTCUTS}
      onClick={() => {
        onOpen();
      }}
      onKeyDown={(event) => {
        const letter = readLetter(event);
        if (letter !== undefined) {
          event.preventDefault();
          onOpen(letter);
        }
      }}
      onFocus={onHint}
      onMouseEnter={onHint}
      onTouchStart={onHint}
    >
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <span className={styles.label}>
        {translate({id: 'theme.SearchBar.label', message: 'Search'})}
      </span>
      <kbd className={styles.key} aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  );
}
