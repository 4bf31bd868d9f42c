import React, {type MouseEvent, type ReactNode, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {breakable, kindClass} from 'docusaurus-plugin-python-api/client';
import FilterField from '@theme/FilterField';
import {chooseChips, type KindCount, nounOf} from './chips';
import type {FoundSymbol} from './find-symbols';
import KindChips, {KindLegend} from './KindChips';
import styles from './styles.module.css';
import {type LoadSymbols, useSymbolSearch} from './useSymbolSearch';

/** The link of a plain click; the browser handles all other clicks. */
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

/** Number of rows that are shown at a time. */
const STEP = 400;

function SymbolRows({symbols}: {symbols: readonly FoundSymbol[]}): ReactNode {
  return (
    <ul>
      {symbols.map(({label, dotted, kind, url}) => (
        <SymbolEntry
          dotted={dotted}
          key={`${kind} ${dotted}`}
          kind={kind}
          name={label}
          to={url}
        />
      ))}
    </ul>
  );
}

function Results({
  found,
  similar,
  isLimited,
  format,
}: {
  found: readonly FoundSymbol[];
  similar: readonly FoundSymbol[];
  /** Whether symbols of some kinds are left out. */
  isLimited: boolean;
  format: (count: number) => string;
}): ReactNode {
  const [shown, setShown] = useState(STEP);
  const hidden = found.length - shown;
  if (found.length === 0) {
    const isSimilar = similar.length > 0;
    // Screen readers announce the count beside the field.
    return (
      <div className={styles.group}>
        <p className={styles.more}>
          {`No symbols match. Check the spelling${isLimited ? ', or choose All' : ''}.`}
          {isSimilar && ' Similar names:'}
        </p>
        {isSimilar && <SymbolRows symbols={similar} />}
      </div>
    );
  }
  return (
    <div className={styles.group}>
      <SymbolRows symbols={found.slice(0, shown)} />
      {hidden > 0 && (
        <p className={styles.more}>
          {format(hidden)} more. Type more of the name, or{' '}
          <button
            onClick={() => {
              setShown(shown + STEP);
            }}
            type="button"
          >
            show {Math.min(hidden, STEP)} of them
          </button>
        </p>
      )}
    </div>
  );
}

/** The listed symbols of the reference by name, and all symbols in searches. */
export function SymbolIndex({
  count,
  initials,
  kinds,
  listed,
  rows,
  has = '',
  load,
  children,
}: {
  count: number;
  kinds: readonly KindCount[];
  /** The initials of the groups, separated by spaces. */
  initials: string;
  /** Label for the symbols that the page lists, if these are not all. */
  listed?: string;
  /** The number of listed symbols. */
  rows?: number;
  /** The kinds of listed symbols, separated by commas. */
  has?: string;
  load: LoadSymbols;
  children: ReactNode;
}): ReactNode {
  const listing =
    listed !== undefined && rows !== undefined
      ? {label: listed, count: rows, kinds: has.split(',')}
      : undefined;
  const chips = chooseChips(kinds, count, listing);
  const symbols = useSymbolSearch(load, chips);
  const {query, chosen, found, similar, hasFailed} = symbols;
  const chip = chips.find(({id}) => id === chosen);
  const shown = chip?.has ?? chip?.kinds ?? [];
  const history = useHistory();
  const {currentLocale} = useDocusaurusContext().i18n;
  // One handler for thousands of links, so that they need no state.
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link) {
      event.preventDefault();
      history.push(link.pathname + link.hash);
    }
  };
  const format = (number: number) =>
    new Intl.NumberFormat(currentLocale).format(number);
  const formatSymbols = (number: number) =>
    `${format(number)} ${number === 1 ? 'symbol' : 'symbols'}`;
  const failure = hasFailed
    ? 'The symbols did not load. Check your connection and type again.'
    : '';
  return (
    <div className={styles.index} data-python-api data-hydrate-query="filter">
      <KindChips
        chips={chips}
        chosen={chosen}
        format={format}
        onChoose={symbols.choose}
      />
      <div className={styles.bar}>
        <FilterField
          className={styles.field}
          label="Filter by name"
          onFocus={symbols.prepare}
          onQuery={symbols.search}
          // On a phone, the chips scroll away, but the field stays.
          placeholder={
            chip ? `Filter ${format(chip.count)} ${nounOf(chip)}` : ''
          }
          query={query}
        >
          {found ? formatSymbols(found.length) : failure}
        </FilterField>
        <nav aria-label="Initials" hidden={found !== null}>
          <ul className={styles.initials}>
            {initials.split(' ').map((initial) => (
              <li key={initial}>
                <a href={`#${anchorOf(initial)}`}>{initial}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {(found?.length !== 0 || similar.length > 0) && (
        <KindLegend
          chips={chips}
          kinds={kinds
            .map(([kind]) => kind)
            .filter((kind) => shown.length === 0 || shown.includes(kind))}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside can be focused, and Enter clicks them. */}
      <div onClick={follow}>
        {found && (
          <Results
            format={format}
            found={found}
            isLimited={shown.length > 0}
            key={`${query} ${found.length}`}
            similar={similar}
          />
        )}
        <div hidden={found !== null}>{children}</div>
      </div>
    </div>
  );
}

/** The symbols with the same initial. */
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
}

/** Longer texts may wrap, between the words of names. */
const LONG = 32;

function breakLong(text: string): ReactNode {
  return text.length > LONG ? breakable(text) : text;
}

/** One symbol, with few elements, since there are a thousand of them. */
export function SymbolEntry({name, dotted, kind, to}: SymbolEntryProps) {
  const {trailingSlash} = useDocusaurusContext().siteConfig;
  // As `<Link>` does, for a fraction of its work.
  const href = useBaseUrl(trailingSlash ? to.replace(/(?=#|$)/, '/') : to);
  useBrokenLinks().collectLink(href);
  const owner = dotted.slice(0, Math.max(0, dotted.length - name.length - 1));
  return (
    <li className={kindClass(kind)}>
      <a href={href}>{breakLong(name)}</a>
      {owner && <code>{breakLong(owner)}</code>}
    </li>
  );
}
