import React, {type ReactNode} from 'react';
import BlogBreadcrumbs from '@site/src/components/BlogBreadcrumbs';
import LinkRow from '@site/src/components/LinkRow';
import Heading from '@theme/Heading';
import {useBlogLists} from './useBlogLists';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The list that the page shows, if it is one of those in the row. */
  current?: keyof ReturnType<typeof useBlogLists>['lists'];
  /** A sentence that describes the list. */
  children?: ReactNode;
}

/**
 * The title of a list of posts, with breadcrumbs and links to the other lists.
 */
export default function BlogHead({title, current, children}: Props): ReactNode {
  const {feed, lists, start} = useBlogLists();
  return (
    <>
      {current !== 'posts' && (
        <BlogBreadcrumbs steps={[start]}>{title}</BlogBreadcrumbs>
      )}
      <header className={styles.head}>
        <Heading as="h1">{title}</Heading>
        <LinkRow
          label="Lists of posts"
          links={[
            ...Object.entries(lists).map(([name, list]) => ({
              ...list,
              isCurrent: name === current,
            })),
            feed,
          ]}
        />
      </header>
      {children !== undefined && <p className={styles.about}>{children}</p>}
    </>
  );
}
