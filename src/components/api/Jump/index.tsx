import React, {type ReactNode, useId, useRef} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useFilter} from '../useFilter';
import styles from './styles.module.css';

/** So many names that typing is quicker than looking. */
const FILTER_FROM = 12;

export interface Props {
  /** The class as its anchor names it. */
  owner: string;
  /** Names of its members, separated by spaces. */
  names: string;
}

/** Links to the members of a class, with a field that narrows them down. */
export default function Jump({owner, names}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const {query, left, filter} = useFilter(list);
  const isBrowser = useIsBrowser();
  const id = useId();
  const members = names.split(' ');
  return (
    <nav aria-label={`Members of ${owner}`} className={styles.jump}>
      {members.length >= FILTER_FROM && (
        <div className={styles.field}>
          <label htmlFor={id}>Jump to a member</label>
          <input
            disabled={!isBrowser}
            id={id}
            onChange={(event) => {
              filter(event.target.value);
            }}
            type="search"
            value={query}
          />
          <span aria-live="polite" className={styles.count}>
            {left === null ? '' : `${left} of ${members.length}`}
          </span>
        </div>
      )}
      <ul ref={list}>
        {members.map((name) => (
          <li data-name={name.toLowerCase()} key={name}>
            <a href={`#${owner}.${name}`}>
              <code>{name}</code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
