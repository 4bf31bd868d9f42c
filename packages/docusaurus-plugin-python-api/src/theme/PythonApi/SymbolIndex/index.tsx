import React, {type MouseEvent, type ReactNode, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {breakable} from '../../../breakable';
import FilterField from '../../FilterField';
import Badges from '../Facts/Badges';
import {useFilter} from '../useFilter';
import styles from './styles.module.css';
import {useExactJump} from './useExactJump';

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

/** Every symbol of the reference, narrowed down while you type. */
export function SymbolIndex({
  count,
  initials,
  children,
}: {
  count: number;
  /** Those that the groups have, separated by spaces. */
  initials: string;
  children: ReactNode;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const {query, left, filter} = useFilter(list);
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
  return (
    <div className={styles.index}>
      <FilterField
        className={styles.field}
        label="Filter by name"
        onQuery={filter}
        placeholder="Class, function or part of a path"
        query={query}
      >
        {formatCount(left ?? count, currentLocale)}
      </FilterField>
      <nav aria-label="Initials" hidden={left !== null}>
        <ul className={styles.initials}>
          {initials.split(' ').map((initial) => (
            <li key={initial}>
              <a href={`#${anchorOf(initial)}`}>{initial}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard reaches the links inside, and Enter clicks them. */}
      <div onClick={follow} ref={list}>
        {children}
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
    <section className={styles.group} data-group>
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

const POINTS = /(?<=\.)/;

/** One symbol with its path and its first sentence. */
export function SymbolEntry(props: SymbolEntryProps): ReactNode {
  const {name, dotted, kind, to, children} = props;
  const href = useBaseUrl(to);
  useBrokenLinks().collectLink(href);
  return (
    <li className={styles.entry} data-name={dotted.toLowerCase()}>
      <a href={href}>
        <code>{name}</code>
      </a>
      <Badges flags="" kind={kind} />
      <code className={styles.path}>{breakable(dotted, <wbr />, POINTS)}</code>
      {children && <span className={styles.summary}>{children}</span>}
    </li>
  );
}
