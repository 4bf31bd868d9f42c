import React, {useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useProduct} from '@site/src/components/useProduct';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The term's id in the glossary. */
  id: string;
  children: ReactNode;
  /** Written in at build time from the glossary. */
  definition?: string;
}

/**
 * A word with its definition: on hover, on focus and on tap. Escape puts the
 * definition away, as WCAG 1.4.13 asks.
 */
export default function Term({id, children, definition}: Props): ReactNode {
  const tooltip = useId();
  const [dismissed, setDismissed] = useState(false);
  const {slug} = useProduct();
  const show = () => {
    setDismissed(false);
  };
  return (
    <span className={styles.term} role="presentation" onMouseEnter={show}>
      <button
        type="button"
        className={styles.word}
        aria-describedby={tooltip}
        onFocus={show}
        onKeyDown={({key}) => {
          if (key === 'Escape') {
            setDismissed(true);
          }
        }}
      >
        {children}
      </button>
      <span className={clsx(styles.definition, dismissed && styles.dismissed)}>
        <span id={tooltip} role="tooltip">
          {definition}
        </span>{' '}
        <Link to={`/guides/general-reference/${slug}-glossary#${id}`}>
          In the glossary
        </Link>
      </span>
    </span>
  );
}
