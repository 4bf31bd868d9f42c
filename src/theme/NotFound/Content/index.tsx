import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchForm from '@theme/SearchForm';
import NearPaths from '@site/src/components/states/NearPaths';
import Sections from '@site/src/components/states/Sections';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Returns the words in the last part of a path, to search for. */
function wordsOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The not-found page, with a search form, pages with a similar address, and the
 * sections. The same file is served for every path, so content that depends on
 * the path is only rendered in the browser.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
  });
  return (
    <main className={clsx(styles.page, className)} data-not-found>
      {/* Inside a section, the theme renders this without a title. */}
      <PageMetadata
        title={title}
        description={translate({
          id: 'theme.NotFound.description',
          message:
            'There is no page at this address. Search the documentation, or begin at its home page.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>
        {translate({
          id: 'theme.NotFound.reason',
          message:
            'There is no page at this address. It may have moved, or the link that brought you here is wrong.',
        })}
      </p>
      <div className={styles.search}>
        <SearchForm
          label={translate({
            id: 'theme.NotFound.search',
            message: 'Search for it',
          })}
          words={isBrowser ? wordsOf(pathname) : ''}
        />
      </div>
      <p className="without-scripts">
        {translate({
          id: 'theme.StaticSearch.needsScripts',
          message:
            'Search needs JavaScript, which is turned off in your browser.',
        })}
      </p>
      <p>
        <Translate
          id="theme.NotFound.sections"
          description="Where {home} is a link to the home page"
          values={{
            home: (
              <Link to="/">
                <Translate
                  id="theme.NotFound.home"
                  description="Within theme.NotFound.sections"
                >
                  home page
                </Translate>
              </Link>
            ),
          }}
        >
          {'Or begin at the {home}, or with a section:'}
        </Translate>
      </p>
      <Sections />
      {/* Last, so that nothing moves when they arrive. */}
      {isBrowser && <NearPaths />}
    </main>
  );
}
