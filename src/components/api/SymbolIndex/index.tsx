import React, {type MouseEvent, type ReactNode, useId, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Badges from '../Facts/Badges';
import {useFilter} from '../useFilter';
import styles from './styles.module.css';

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

/** Every symbol of the reference, narrowed down while you type. */
export function SymbolIndex({
  count,
  children,
}: {
  count: number;
  children: ReactNode;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const {query, left, filter} = useFilter(list);
  const isBrowser = useIsBrowser();
  const history = useHistory();
  const id = useId();
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
      <div className={styles.field}>
        <label htmlFor={id}>Filter by name</label>
        <input
          autoComplete="off"
          disabled={!isBrowser}
          id={id}
          onChange={(event) => {
            filter(event.target.value);
          }}
          placeholder="Class, function or part of a path"
          spellCheck={false}
          type="search"
          value={query}
        />
        <span aria-live="polite" className={styles.count}>
          {left ?? count} {(left ?? count) === 1 ? 'symbol' : 'symbols'}
        </span>
      </div>
      {/* The links inside are reached with the keyboard; Enter clicks them. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
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
      <h2>{initial}</h2>
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
      <code className={styles.path}>{dotted}</code>
      {children && <span className={styles.summary}>{children}</span>}
    </li>
  );
}
