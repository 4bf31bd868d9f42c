import React, {type ReactNode, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import FilterField from '@theme/FilterField';
import {keepQuery, readQuery} from './kept-query';
import {hidesTarget, showRows, toWords} from './rows';
import styles from './styles.module.css';

interface Props {
  /** The label of the field, such as "Filter by name or meaning". */
  label: string;
  /** The noun for a row, in the singular and the plural. */
  nouns: readonly [one: string, many: string];
  /** Markdown tables, each preceded by its heading and text. */
  children: ReactNode;
}

/**
 * Filters Markdown tables while the reader types. Rows are only hidden and
 * never rendered again, so that the static page is complete without JavaScript.
 * The address contains the filter. A link to a hidden heading clears it.
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
    keepQuery(text);
    setLeft(words.length === 0 ? null : count);
  };
  const location = useLocation();
  useIsomorphicLayoutEffect(() => {
    const kept = readQuery();
    if (kept !== query) {
      filter(kept);
    }
    // Before Docusaurus scrolls to the target, which must be visible by then.
    if (box.current && hidesTarget(box.current, location.hash)) {
      filter('');
    }
  }, [location]);
  const found =
    left === 0
      ? translate(
          {
            id: 'theme.FilterableTable.none',
            message: 'No {rows} match',
            description: 'The count of a filtered table; {rows} is a plural',
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
      <div className={styles.tables} data-hydrate-query="filter" ref={box}>
        {children}
      </div>
    </>
  );
}
