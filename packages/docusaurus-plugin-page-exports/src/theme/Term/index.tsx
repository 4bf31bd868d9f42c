import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Term';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A word with its definition, shown on hover, on focus and on tap. Escape
 * dismisses the definition, as WCAG 1.4.13 requires, and so does a second press.
 */
export default function Term({children, definition, to}: Props): ReactNode {
  const tooltip = useId();
  const term = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'ready' | 'pressed' | 'dismissed'>(
    'ready',
  );
  useEffect(() => {
    // Key events go to the focused element, which may be elsewhere while the
    // pointer hovers.
    const dismiss = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && term.current?.matches(':hover, :focus-within')) {
        setState('dismissed');
      }
    };
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('keydown', dismiss);
    };
  }, []);
  const show = () => {
    setState('ready');
  };
  if (definition === undefined) {
    return children;
  }
  return (
    <span
      ref={term}
      className={styles.term}
      role="presentation"
      onMouseEnter={show}
    >
      <button
        type="button"
        className={styles.word}
        aria-describedby={tooltip}
        // Only the first press of a word also fires `mouseenter` or `focus`.
        onClick={() => {
          setState(state === 'pressed' ? 'dismissed' : 'pressed');
        }}
        onFocus={show}
      >
        {children}
      </button>
      <span
        className={clsx(
          styles.definition,
          state === 'dismissed' && styles.dismissed,
        )}
      >
        <span id={tooltip} role="tooltip">
          {definition}
        </span>
        {to !== undefined && (
          <Link className={styles.more} to={to}>
            {translate({
              id: 'theme.Term.glossaryLink',
              message: 'In the glossary',
              description: "The link from a term's definition to the glossary",
            })}
          </Link>
        )}
      </span>
    </span>
  );
}
