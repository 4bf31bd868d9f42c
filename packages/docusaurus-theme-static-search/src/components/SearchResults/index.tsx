import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import KindIcon from '../KindIcon';
import Marked from '../Marked';
import SearchNoResults from '../SearchNoResults';
import SearchWaiting from '../SearchWaiting';
import {nameBestMatch} from '../best-match';
import {nameCorrection} from '../correction';
import {SourceIcon} from '../SearchModal/icons';
import {introduce} from '../../records/introduce';
import {describePlace} from '../../client/describe-place';
import {nestHits, type NestedHit} from '../../client/nest-hits';
import {useCount} from '../../client/useCount';
import {useFocusOnOutcome} from '../../client/useFocusOnOutcome';
import {useOnline} from '../../client/useOnline';
import {excerptOf} from '../../client/excerpt';
import {summarise} from '../../client/summarise';
import {splitBest} from '../../client/split-best';
import {titlesOf} from '../../client/titles-of';
import {explainFailure} from '../../client/explain-failure';
import type {SearchHit} from '../../interface/types';
import type {SearchPageState} from '../../client/useSearchPage';
import styles from './styles.module.css';

interface Props extends SearchPageState {
  query: string;
  /** The sections to which a search can be limited. */
  sections: readonly string[];
  /** Limits the search to a section. */
  onSection: (section: string) => void;
  /** Searches all sections; undefined if the search isn't limited to one. */
  onEverySection: (() => void) | undefined;
  showMore: () => void;
  retry: () => void;
}

function Title({hit, from}: {hit: SearchHit; from: number}): ReactNode {
  const titles = titlesOf(hit)
    .slice(from)
    .map((title, index) => (
      <React.Fragment key={index}>
        {index > 0 && ' › '}
        <Marked {...title} />
      </React.Fragment>
    ));
  return hit.symbol ? <code>{titles}</code> : titles;
}

interface ResultProps {
  hit: SearchHit;
  below?: readonly SearchHit[];
  /** Whether it is nested below the hit of its page. */
  isBelow?: boolean;
}

function Result({hit, below = [], isBelow = false}: ResultProps): ReactNode {
  const content =
    hit.symbol && hit.type === 'lvl1' ? summarise(hit) : excerptOf(hit);
  const path = hit.symbol
    ? introduce(hit.symbol).slice(0, -1)
    : describePlace(hit);
  const titles = titlesOf(hit);
  const from = isBelow && titles.length > 1 ? 1 : 0;
  const Heading = isBelow ? 'h4' : 'h3';
  return (
    <li className={styles.result} data-hit={hit.objectID}>
      <span className={styles.icon}>
        {hit.symbol ? (
          <KindIcon kind={hit.symbol.kind} />
        ) : (
          <SourceIcon type={hit.type} />
        )}
      </span>
      {/* Pages that aren't translated have another direction than the site. */}
      <Heading className={styles.title} dir="auto">
        {/* Apart from the list, a section is nothing without its page. */}
        <Link
          to={hit.url}
          aria-label={
            from > 0 ? titles.map(({text}) => text).join(' › ') : undefined
          }
        >
          <Title hit={hit} from={from} />
        </Link>
      </Heading>
      {path && (
        <p className={styles.path} dir="auto">
          {path}
        </p>
      )}
      {content && (
        <p className={styles.snippet} dir="auto">
          <Marked {...content} />
        </p>
      )}
      {below.length > 0 && (
        <ul className={styles.below}>
          {below.map((entry) => (
            <Result key={entry.objectID} hit={entry} isBelow />
          ))}
        </ul>
      )}
    </li>
  );
}

function groupBySection(
  [first = [], ...later]: SearchPageState['answers'],
  query: string,
): [string, NestedHit[]][] {
  // Additional hits must not move those already shown.
  const {best, rest} = splitBest(first, query);
  const groups = new Map<string, NestedHit[]>(
    best.length > 0 ? [[nameBestMatch(), nestHits(best)]] : [],
  );
  for (const part of [rest, ...later]) {
    for (const entry of nestHits(part)) {
      const section = entry.hit.hierarchy.lvl0;
      groups.set(section, [...(groups.get(section) ?? []), entry]);
    }
  }
  return Array.from(groups);
}

function useDescription({status, query, total, failure}: Props): string {
  const {selectMessage} = usePluralForm();
  const writeCount = useCount();
  if (status === 'idle') {
    return translate({
      id: 'theme.StaticSearch.pageHint',
      message: 'Type a word, a question or the name of a symbol.',
    });
  }
  if (status === 'loading') {
    return translate({
      id: 'theme.StaticSearch.searching',
      message: 'Searching…',
    });
  }
  if (status === 'error') {
    const title = translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
    });
    const help = translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
    });
    return `${title}. ${explainFailure(failure, help)}`;
  }
  return total === 0
    ? translate(
        {
          id: 'theme.StaticSearch.noResults',
          message: 'No results for "{query}"',
        },
        {query},
      )
    : selectMessage(
        total,
        translate(
          {
            id: 'theme.StaticSearch.results',
            message: '{count} result|{count} results',
          },
          {count: writeCount(total)},
        ),
      );
}

/** The search page's results by section, in all states. */
export default function SearchResults(props: Props): ReactNode {
  const {query, sections, onSection, onEverySection} = props;
  const {status, answered, answers, total, corrected} = props;
  const {showMore, retry} = props;
  const hits = answers.flat();
  const {results, expectOutcome} = useFocusOnOutcome(props);
  const retryButton = useRef<HTMLButtonElement>(null);
  useOnline(status === 'error', () => {
    if (document.activeElement === retryButton.current) {
      expectOutcome();
    }
    retry();
  });
  const groups = groupBySection(answers, answered);
  const isMixed = groups.filter(([name]) => sections.includes(name)).length > 1;
  return (
    <div ref={results}>
      <div className={styles.status} role="status">
        <p>{useDescription(props)}</p>
        {status === 'done' && corrected !== undefined && total > 0 && (
          <p>{nameCorrection(corrected)}</p>
        )}
      </div>
      {status === 'loading' && hits.length === 0 && <SearchWaiting />}
      {status === 'error' && (
        <button
          ref={retryButton}
          type="button"
          className="button button--primary"
          onClick={() => {
            expectOutcome();
            retry();
          }}
        >
          {translate({id: 'theme.StaticSearch.retry', message: 'Retry'})}
        </button>
      )}
      {status === 'done' && total === 0 && (
        <SearchNoResults query={query} onEverySection={onEverySection} />
      )}
      {groups.map(([section, entries]) => (
        <section key={section} className={styles.section} aria-label={section}>
          <h2>{section}</h2>
          <ul className={styles.results}>
            {entries.map((entry) => (
              <Result key={entry.hit.objectID} {...entry} />
            ))}
          </ul>
          {isMixed && sections.includes(section) && (
            <button
              type="button"
              className={clsx('clean-btn', styles.more)}
              onClick={() => {
                onSection(section);
              }}
            >
              {translate(
                {
                  id: 'theme.StaticSearch.moreOfSection',
                  message: 'More in {section}',
                },
                {section},
              )}
            </button>
          )}
        </section>
      ))}
      {hits.length < total && (
        <button
          type="button"
          className="button button--secondary"
          disabled={status === 'loading'}
          onClick={() => {
            expectOutcome();
            showMore();
          }}
        >
          {translate({
            id: 'theme.StaticSearch.more',
            message: 'Show more results',
          })}
        </button>
      )}
    </div>
  );
}
