import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useBlogLists} from '@site/src/components/BlogHead/useBlogLists';
import styles from './styles.module.css';

/**
 * The authors of a post, in the line with its date. In a list, the title is the
 * only link of a post.
 */
export default function BlogPostItemHeaderAuthors(): ReactNode {
  const {authors} = useBlogLists();
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <span className={styles.authors}>
      {metadata.authors.map(({key, name, page, url}, index) => {
        const listed = key === null ? undefined : `${authors}#${key}`;
        const address = isBlogPostPage
          ? (page?.permalink ?? url ?? listed)
          : undefined;
        return (
          <React.Fragment key={name}>
            {index === 0 ? ' · ' : ', '}
            {address === undefined ? (
              <b>{name}</b>
            ) : (
              <Link to={address}>{name}</Link>
            )}
          </React.Fragment>
        );
      })}
    </span>
  );
}
