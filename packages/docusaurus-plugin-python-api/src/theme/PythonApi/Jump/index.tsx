import React, {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {breakable, kindClass} from 'docusaurus-plugin-python-api/client';
import FilterField from '@theme/FilterField';
import {useFilter} from '../useFilter';
import styles from './styles.module.css';

/** From this number of names on, there is a filter. */
const FILTER_FROM = 12;

/** Longer names don't fit in two columns on a phone. */
const LONG_NAME = 17;

export interface Props {
  /** The anchor of the class. */
  owner: string;
  /** Names of its members, separated by spaces. */
  names: string;
  /** The kind of each member, separated by commas. */
  kinds: string;
}

/** Links to the members of a class, with a filter. */
export default function Jump({owner, names, kinds}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {query, left, filter} = useFilter(list);
  const members = names.split(' ');
  const kindOf = kinds.split(',');
  return (
    <nav aria-label={`Members of ${owner}`} className={styles.jump}>
      {members.length >= FILTER_FROM && (
        <FilterField
          className={styles.field}
          label="Jump to a member"
          onQuery={filter}
          placeholder={`Filter ${members.length} members`}
          query={query}
        >
          {left === null ? '' : `${left} of ${members.length}`}
        </FilterField>
      )}
      <ul
        className={clsx(
          members.some(({length}) => length > LONG_NAME) && styles.long,
        )}
        ref={list}
      >
        {members.map((name, index) => (
          <li
            className={kindClass(kindOf[index] ?? '')}
            data-name={name.toLowerCase()}
            key={name}
          >
            <a href={`#${owner}.${name}`}>
              <code>{breakable(name)}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
