import React, {type ReactNode, type SubmitEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/SearchForm';
import {useSearchSettings} from '../../client/useSearchSettings';
import {namePlaceholder} from '../../components/placeholder';
import {cutQuery} from '../../interface/cut-text';
import {LONGEST_QUERY} from '../../interface/longest-query';
import '../../components/variables.css';
import styles from './styles.module.css';

/** A field that opens the page of results. */
export default function SearchForm({
  label,
  words = '',
  placeholder = namePlaceholder(),
}: Props): ReactNode {
  const history = useHistory();
  const {searchPage} = useSearchSettings();
  // React's own ids would differ on the not-found page, which is rendered at
  // another URL, so that the label would no longer match the field.
  const id = label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');

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
        defaultValue={cutQuery(words)}
      />
      <button type="submit" className="button button--primary">
        {translate({id: 'theme.SearchBar.label', message: 'Search'})}
      </button>
    </form>
  );
}
