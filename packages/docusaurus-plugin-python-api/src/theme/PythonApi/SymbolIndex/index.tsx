import React, {type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FilterField from '../../FilterField';
import type {FoundSymbol} from './find-symbols';
import styles from './styles.module.css';
import {useExactJump} from './useExactJump';
import {type LoadSymbols, useSymbolSearch} from './useSymbolSearch';

/** A plain click on a link: anything else is the browser's business. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && event.target instanceof Element
    ? event.target.closest('a')
    : null;
}

function anchorOf(initial: string): string {
  return `symbols-${initial === '#' ? 'other' : initial}`;
}

function formatCount(count: number, locale: string): string {
  const digits = new Intl.NumberFormat(locale).format(count);
  return `${digits} ${count === 1 ? 'symbol' : 'symbols'}`;
}

/** More rows than a reader looks through; more letters leave fewer. */
const SHOWN = 200;

function Results({found}: {found: readonly FoundSymbol[]}): ReactNode {
  const hidden = found.length - SHOWN;
  return (
    <div className={styles.group}>
      <ul>
        {found.slice(0, SHOWN).map(({name, dotted, kind, url, summary}) => (
          <SymbolEntry
            dotted={dotted}
            key={`${kind} ${dotted}`}
            kind={kind}
            name={name}
            to={url}
          >
            {summary}
          </SymbolEntry>
        ))}
      </ul>
      {hidden > 0 && <p>And {hidden} more: type more of the name.</p>}
    </div>
  );
}

/** The symbols of the reference by name, and all of them while you type. */
export function SymbolIndex({
  count,
  initials,
  listed,
  load,
  children,
}: {
  count: number;
  /** Those that the groups have, separated by spaces. */
  initials: string;
  /** What the page lists, where that is not everything. */
  listed?: string;
  load: LoadSymbols;
  children: ReactNode;
}): ReactNode {
  const {query, found, isSearching, hasFailed, search, prepare} =
    useSymbolSearch(load);
  const history = useHistory();
  useExactJump();
  const {currentLocale} = useDocusaurusContext().i18n;
  // One handler for thousands of links, which need no state of their own.
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link) {
      event.preventDefault();
      history.push(link.pathname + link.hash);
    }
  };
  const status = found
    ? formatCount(found.length, currentLocale)
    : hasFailed
      ? 'The symbols did not load. Check your connection and type again.'
      : formatCount(count, currentLocale);
  return (
    <div className={styles.index} data-python-api>
      <FilterField
        className={styles.field}
        label="Filter by name"
        onFocus={prepare}
        onQuery={search}
        placeholder="Class, function or part of a path"
        query={query}
      >
        {status}
      </FilterField>
      <nav aria-label="Initials" hidden={isSearching}>
        <ul className={styles.initials}>
          {initials.split(' ').map((initial) => (
            <li key={initial}>
              <a href={`#${anchorOf(initial)}`}>{initial}</a>
            </li>
          ))}
        </ul>
      </nav>
      {listed && !isSearching && (
        <p>
          Listed are {listed}. The filter finds every symbol, and so does the
          page of its module.
        </p>
      )}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard reaches the links inside, and Enter clicks them. */}
      <div onClick={follow}>
        {found && <Results found={found} />}
        <div hidden={isSearching}>{children}</div>
      </div>
    </div>
  );
}

/** The symbols of one initial. */
export function SymbolGroup({
  initial,
  children,
}: {
  initial: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.group}>
      <h2 id={anchorOf(initial)}>{initial}</h2>
      <ul>{children}</ul>
    </section>
  );
}

export interface SymbolEntryProps {
  name: string;
  dotted: string;
  kind: string;
  to: string;
  children?: ReactNode;
}

/** One symbol in as few elements as will do: there are a thousand of them. */
export function SymbolEntry(props: SymbolEntryProps): ReactNode {
  const {name, dotted, kind, to, children} = props;
  const href = useBaseUrl(to);
  useBrokenLinks().collectLink(href);
  const owner = dotted.slice(0, Math.max(0, dotted.length - name.length - 1));
  return (
    <li>
      <a href={href}>{name}</a> <i>{kind}</i>
      {owner && <code>{owner}</code>}
      {children && <p>{children}</p>}
    </li>
  );
}
