import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import styles from './styles.module.css';

/** The authors of a post, in the line with its date. */
export default function BlogPostItemHeaderAuthors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  return (
    <span className={styles.authors}>
      {authors.map(({name, page, url}, index) => {
        const address = page?.permalink ?? url;
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
