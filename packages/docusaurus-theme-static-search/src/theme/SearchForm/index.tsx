import React, {type ReactNode, type SubmitEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LONGEST_QUERY} from '../../interface/longest-query';
import styles from './styles.module.css';

export interface Props {
  /** Names the field; a page has one form of each name. */
  label: string;
  /** What the field holds at first. */
  words?: string;
}

/** A field that leads to the page of results. */
export default function SearchForm({label, words = ''}: Props): ReactNode {
  const history = useHistory();
  const search = useBaseUrl('/search');
  // React's own ids would differ on the page for missing paths, which was
  // rendered at another address: label and field would come apart.
  const id = label.toLowerCase().replace(/\W+/g, '-');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    const q = typeof query === 'string' ? query : '';
    history.push(`${search}?${new URLSearchParams({q}).toString()}`);
  }

  return (
    <form
      className={styles.form}
      role="search"
      action={search}
      onSubmit={submit}
    >
      <label htmlFor={id}>{label}</label>
      <input
        key={words}
        id={id}
        name="q"
        type="search"
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        placeholder="Symbol, question or error"
        defaultValue={words.slice(0, LONGEST_QUERY)}
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}
