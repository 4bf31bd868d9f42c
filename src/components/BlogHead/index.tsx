import React, {type ReactNode} from 'react';
import BlogWay from '@site/src/components/BlogWay';
import Ways from '@site/src/components/Ways';
import Heading from '@theme/Heading';
import {useBlogLists} from './useBlogLists';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The list that the page shows. */
  current: keyof ReturnType<typeof useBlogLists>['lists'];
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
      {current !== 'posts' && <BlogWay steps={[start]}>{title}</BlogWay>}
      <header className={styles.head}>
        <Heading as="h1">{title}</Heading>
        <Ways
          label="Lists of posts"
          ways={[
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
