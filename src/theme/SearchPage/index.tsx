import React, {
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchResults from '@site/src/components/search/SearchResults';
import {useSearchPage} from '@site/src/search/useSearchPage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

const LONGEST_QUERY = 512;
const SECTIONS = ['Guides', 'Tutorials', 'API Reference', 'Blog'];

/**
 * The query in the address. It is read from the history itself: the location
 * that Docusaurus hands down waits for routes to load, and typing can't wait.
 */
function useQuery(): [string, (query: string) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    (onChange) => history.listen(onChange),
    () => history.location.search,
    () => '',
  );
  const query = new URLSearchParams(search).get('q') ?? '';
  return [
    query.slice(0, LONGEST_QUERY),
    (next) => {
      history.replace({
        ...history.location,
        search: next ? `?${new URLSearchParams({q: next}).toString()}` : '',
      });
    },
  ];
}

/** The search as a page of its own, with its query in the address. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQuery();
  const [section, setSection] = useState('');
  const results = useSearchPage(query, section);
  const input = useId();
  const title = query ? `Search results for “${query}”` : 'Search';
  return (
    <Layout>
      <PageMetadata title={title} description="Search the documentation" />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <label htmlFor={input}>What are you looking for?</label>
          <input
            id={input}
            className={styles.input}
            type="search"
            name="q"
            value={query}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            onChange={({target}) => {
              setQuery(target.value);
            }}
          />
          <fieldset className={styles.sections}>
            <legend>Section</legend>
            {['', ...SECTIONS].map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="section"
                  checked={section === name}
                  onChange={() => {
                    setSection(name);
                  }}
                />{' '}
                {name || 'All'}
              </label>
            ))}
          </fieldset>
        </form>
        <SearchResults query={query} {...results} />
      </main>
    </Layout>
  );
}
