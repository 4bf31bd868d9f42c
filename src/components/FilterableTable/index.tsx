import React, {type ReactNode, useId, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {showRows, toWords} from './rows';
import styles from './styles.module.css';

interface Props {
  /** What the field filters by, such as "Filter by name or meaning". */
  label: string;
  /** What a row is, in the singular and in the plural. */
  nouns: readonly [one: string, many: string];
  /** Markdown tables, each with its heading and text above it. */
  children: ReactNode;
}

/**
 * Narrows Markdown tables down while the reader types. The rows stay in the
 * page as it was delivered, so that it reads whole without a script: they are
 * hidden, never drawn again.
 */
export default function FilterableTable({
  label,
  nouns: [one, many],
  children,
}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState<number | null>(null);
  const filter = (text: string) => {
    const words = toWords(text);
    const count = box.current ? showRows(box.current, words) : 0;
    setQuery(text);
    setLeft(words.length === 0 ? null : count);
  };
  const found =
    left === 0
      ? `No ${one} has these words`
      : `${left ?? ''} ${left === 1 ? one : many}`;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          autoComplete="off"
          disabled={!isBrowser}
          id={id}
          onChange={(event) => {
            filter(event.target.value);
          }}
          spellCheck={false}
          type="search"
          value={query}
        />
        <span aria-live="polite" className={styles.count}>
          {left === null ? '' : found}
        </span>
      </div>
      <div className={styles.tables} ref={box}>
        {children}
      </div>
    </>
  );
}
