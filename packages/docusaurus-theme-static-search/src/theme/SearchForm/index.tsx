import React, {type ReactNode, type SubmitEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useSearchSettings} from '../../client/useSearchSettings';
import {namePlaceholder} from '../../components/placeholder';
import {LONGEST_QUERY} from '../../interface/longest-query';
import '../../components/variables.css';
import styles from './styles.module.css';

export interface Props {
  /** Names the field; a page has one form of each name. */
  label: string;
  /** What the field holds at first. */
  words?: string;
  /** What can be searched for; a symbol, question or error by default. */
  placeholder?: string;
}

/** A field that leads to the page of results. */
export default function SearchForm({
  label,
  words = '',
  placeholder = namePlaceholder(),
}: Props): ReactNode {
  const history = useHistory();
  const {searchPage} = useSearchSettings();
  // React's own ids would differ on the page for missing paths, which was
  // rendered at another address: label and field would come apart.
  const id = label.toLowerCase().replace(/\W+/g, '-');

  if (searchPage === null) {
    return null;
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    const q = typeof query === 'string' ? query : '';
    history.push(`${searchPage}?${new URLSearchParams({q}).toString()}`);
  }

  return (
    <form
      className={styles.form}
      role="search"
      action={searchPage}
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
        placeholder={placeholder}
        defaultValue={words.slice(0, LONGEST_QUERY)}
      />
      <button type="submit" className="button button--primary">
        {translate({id: 'theme.SearchBar.label', message: 'Search'})}
      </button>
    </form>
  );
}
