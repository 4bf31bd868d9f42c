import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import BlogSidebar from '@theme/BlogSidebar';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/**
 * A post between the list of all posts and its table of contents, or a list in
 * a centred column.
 */
export default function BlogLayout({
  sidebar,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout {...layoutProps}>
      {hasSidebar ? (
        <div className="container margin-vert--md">
          <div className="row">
            <BlogSidebar sidebar={sidebar} />
            <main
              className={clsx('col', styles.text, toc && styles.besideContents)}
            >
              {children}
            </main>
            {toc && (
              <aside
                className={clsx('col', styles.contents)}
                aria-label={translate({
                  id: 'theme.TOCCollapsible.toggleButtonLabel',
                  message: 'On this page',
                })}
              >
                {toc}
              </aside>
            )}
          </div>
        </div>
      ) : (
        <main className={styles.list}>{children}</main>
      )}
    </Layout>
  );
}
