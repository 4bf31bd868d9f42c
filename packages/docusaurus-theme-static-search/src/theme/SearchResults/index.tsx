import React, {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Marked from '../Marked';
import {introduce} from '../../records/introduce';
import {RECORD_LEVELS} from '../../records/levels';
import {useOnline} from '../../client/useOnline';
import {dropStart} from '../../client/drop-start';
import {escapeHtml} from '../../client/escape';
import {explainFailure} from '../../client/retry-error';
import type {SearchHit} from '../../client/types';
import type {SearchPageState} from '../../client/useSearchPage';
import styles from './styles.module.css';

interface Props extends SearchPageState {
  query: string;
  showMore: () => void;
  retry: () => void;
}

function titleOf(hit: SearchHit): string {
  const level =
    RECORD_LEVELS.findLast((entry) => hit.hierarchy[entry]) ?? 'lvl1';
  return (
    hit._highlightResult.hierarchy[level]?.value ??
    escapeHtml(hit.hierarchy[level] ?? '')
  );
}

/** Above the text of a symbol stands what it is, whether found there or not. */
function pathOf(hit: SearchHit): string {
  if (hit.symbol) {
    return introduce(hit.symbol).slice(0, -1);
  }
  const headings = RECORD_LEVELS.map((level) => hit.hierarchy[level]).filter(
    Boolean,
  );
  return headings.slice(0, -1).join(' › ');
}

function snippetOf({symbol, _snippetResult}: SearchHit): string | undefined {
  const snippet = _snippetResult.content?.value;
  return symbol && snippet ? dropStart(snippet, introduce(symbol)) : snippet;
}

function Title({hit}: {hit: SearchHit}): ReactNode {
  const title = <Marked html={titleOf(hit)} />;
  return hit.symbol ? <code>{title}</code> : title;
}

function Result({hit}: {hit: SearchHit}): ReactNode {
  const snippet = snippetOf(hit);
  return (
    <li className={styles.result} data-hit={hit.objectID}>
      <h3 className={styles.title}>
        <Link to={hit.url}>
          <Title hit={hit} />
        </Link>
      </h3>
      {pathOf(hit) && <p className={styles.path}>{pathOf(hit)}</p>}
      {snippet && (
        <p className={styles.snippet}>
          <Marked html={snippet} />
        </p>
      )}
    </li>
  );
}

function groupBySection(hits: readonly SearchHit[]): [string, SearchHit[]][] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const section = hit.hierarchy.lvl0;
    groups.set(section, [...(groups.get(section) ?? []), hit]);
  }
  return [...groups];
}

function describe({status, query, total, failure}: Props): string {
  if (status === 'idle') {
    return 'Type a word, a question or the name of a symbol.';
  }
  if (status === 'loading') {
    return 'Searching…';
  }
  if (status === 'error') {
    return `Unable to fetch results. ${explainFailure(failure)}`;
  }
  return total === 0
    ? `No results for “${query}”`
    : `${total} ${total === 1 ? 'result' : 'results'}`;
}

/** Moves the focus to the first hit that 'more' brought: its button may go. */
function useFocusOnMore(hits: readonly SearchHit[]) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const next = shown.current === undefined ? undefined : hits[shown.current];
    if (next) {
      shown.current = undefined;
      results.current
        ?.querySelector<HTMLElement>(
          `[data-hit="${CSS.escape(next.objectID)}"] a`,
        )
        ?.focus();
    }
  }, [hits]);
  const expectMore = () => {
    shown.current = hits.length;
  };
  return {results, expectMore};
}

/** What the search page found, by section, in each of its states. */
export default function SearchResults(props: Props): ReactNode {
  const {status, hits, total, showMore, retry} = props;
  useOnline(status === 'error', retry);
  const {results, expectMore} = useFocusOnMore(hits);
  return (
    <div ref={results}>
      <p role="status">{describe(props)}</p>
      {status === 'error' && (
        <button
          type="button"
          className="button button--primary"
          onClick={retry}
        >
          Retry
        </button>
      )}
      {groupBySection(hits).map(([section, entries]) => (
        <section key={section} aria-label={section}>
          <h2>{section}</h2>
          <ul className={styles.results}>
            {entries.map((hit) => (
              <Result key={hit.objectID} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
      {hits.length < total && (
        <button
          type="button"
          className="button button--secondary"
          disabled={status === 'loading'}
          onClick={() => {
            expectMore();
            showMore();
          }}
        >
          Show more results
        </button>
      )}
    </div>
  );
}
