import React, {type ReactNode, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import FilterField from '@theme/FilterField';
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
  const box = useRef<HTMLDivElement>(null);
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
      ? translate(
          {
            id: 'theme.FilterableTable.none',
            message: 'No {rows} match',
            description: 'Of a table that is filtered: {rows} is a plural',
          },
          {rows: many},
        )
      : `${left ?? ''} ${left === 1 ? one : many}`;
  return (
    <>
      <FilterField
        className={styles.field}
        label={label}
        onQuery={filter}
        query={query}
      >
        {left === null ? '' : found}
      </FilterField>
      <div className={styles.tables} ref={box}>
        {children}
      </div>
    </>
  );
}
