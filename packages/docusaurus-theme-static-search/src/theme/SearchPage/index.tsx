import React, {
  useId,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {PageMetadata} from '@docusaurus/theme-common';
import {namePlaceholder} from '../../components/placeholder';
import SearchResults from '../../components/SearchResults';
import SearchStart from '../../components/SearchStart';
import SectionFilter from '../../components/SectionFilter';
import {cutQuery} from '../../interface/cut-text';
import {LONGEST_QUERY} from '../../interface/longest-query';
import {useFocusAtStart} from '../../client/useFocusAtStart';
import {useSearchPage} from '../../client/useSearchPage';
import {useSearchSettings} from '../../client/useSearchSettings';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import '../../components/variables.css';
import styles from './styles.module.css';

interface Address {
  query: string;
  section: string;
}

/**
 * Reads the query from the URL. It uses the history itself, because Docusaurus
 * updates its location only after routes have loaded, which is too slow for
 * typing.
 */
function useAddress(): [Address, (next: Address) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    (onChange) => history.listen(onChange),
    () => history.location.search,
    () => '',
  );
  const params = new URLSearchParams(search);
  const query = cutQuery(params.get('q') ?? '');
  const section = params.get('section') ?? '';
  return [
    {query, section},
    (next) => {
      const entries = [
        ['q', next.query],
        ['section', next.section],
      ].filter(([, value]) => value);
      const text = new URLSearchParams(entries).toString();
      history.replace({...history.location, search: text && `?${text}`});
    },
  ];
}

/**
 * Takes over text that was typed before the page was interactive, which React
 * leaves in the field but doesn't read.
 */
function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const isNew = useRef(true);
  useIsomorphicLayoutEffect(() => {
    const text = field.current?.value;
    if (isNew.current && text) {
      take(text);
    }
    isNew.current = false;
  }, [field, take]);
}

function Search(): ReactNode {
  const {sections} = useSearchSettings();
  const [address, setAddress] = useAddress();
  const {query} = address;
  const section = sections.includes(address.section) ? address.section : '';
  const results = useSearchPage(query, section);
  const input = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, (text) => {
    setAddress({query: text, section});
  });
  useFocusAtStart(field);
  function chooseSection(next: string): void {
    setAddress({query, section: next});
    // The focused element disappears, and the filter describes the new content.
    const choices =
      field.current?.form?.querySelectorAll<HTMLElement>('[type=radio]');
    choices?.[sections.indexOf(next) + 1]?.focus();
  }
  const title = query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for “{query}”',
        },
        {query},
      )
    : translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'theme.SearchPage.emptyResultsTitle',
          message: 'Search the documentation',
        })}
      />
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
          <label htmlFor={input}>
            {translate({
              id: 'theme.StaticSearch.pageLabel',
              message: 'What are you looking for?',
            })}
          </label>
          <input
            ref={field}
            id={input}
            className={styles.input}
            type="search"
            name="q"
            value={query}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            placeholder={namePlaceholder()}
            onChange={({target}) => {
              setAddress({query: target.value, section});
            }}
          />
          {sections.length > 1 && (
            <SectionFilter
              sections={sections}
              section={section}
              onChange={(next) => {
                setAddress({query, section: next});
              }}
            />
          )}
        </form>
        <p className={styles.needsScripts}>
          {translate({
            id: 'theme.StaticSearch.needsScripts',
            message:
              'Search needs JavaScript, which is turned off in your browser.',
          })}
        </p>
        <SearchResults
          query={query}
          sections={section ? [] : sections}
          onSection={chooseSection}
          onEverySection={
            section
              ? () => {
                  chooseSection('');
                }
              : undefined
          }
          {...results}
        />
        {results.status === 'idle' && <SearchStart />}
      </main>
    </>
  );
}

/**
 * The search as a page, with the query in its URL. It is rendered inside the
 * layout, which provides the reader's preferred versions.
 */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Search />
    </Layout>
  );
}
