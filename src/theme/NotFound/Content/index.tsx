import React, {type ReactNode, type SubmitEvent} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NearPaths from '@site/src/components/states/NearPaths';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The words of a path's last part, to search for. */
function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 64);
}

/**
 * Says that there is no such page, and offers a search and pages of a similar
 * address. One file is served for every path, so what depends on the path
 * comes with the first render in the browser.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const history = useHistory();
  const search = useBaseUrl('/search');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    const words = typeof query === 'string' ? query : '';
    history.push(`${search}?${new URLSearchParams({q: words}).toString()}`);
  }

  return (
    <main className={clsx(styles.page, className)}>
      <h1>Page Not Found</h1>
      <p>
        There is no page at this address. It may have moved, or the link that
        brought you here is wrong.
      </p>
      <form
        className={styles.search}
        role="search"
        action={search}
        onSubmit={submit}
      >
        <label htmlFor="not-found-query">Search for it</label>
        <input
          key={isBrowser ? pathname : ''}
          id="not-found-query"
          name="q"
          type="search"
          maxLength={64}
          autoComplete="off"
          defaultValue={isBrowser ? wordsOf(pathname) : ''}
        />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <p className="without-scripts">
        The search needs scripts, which are switched off here.
      </p>
      {isBrowser && <NearPaths />}
      <p>
        Or begin at the <Link to="/">home page</Link>.
      </p>
    </main>
  );
}
