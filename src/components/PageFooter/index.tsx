import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageActions from '@site/src/components/PageActions';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import type {Props as TagsProps} from '@theme/TagsListInline';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The page's metadata from the docs or blog plugin. */
  metadata: {
    title: string;
    permalink: string;
    editUrl?: string | null;
    lastUpdatedAt?: number | null;
    lastUpdatedBy?: string | null;
    tags: TagsProps['tags'];
  };
  /** Whether the page is generated from a source. */
  isGenerated?: boolean;
  /** The name and version of what the page documents. */
  describes?: string;
  className?: string;
}

/** The end of a page, with its actions and the date of its last change. */
export default function PageFooter({
  metadata,
  isGenerated,
  describes,
  className,
}: Props): ReactNode {
  const {editUrl, permalink, tags, title} = metadata;
  const lastUpdatedAt = metadata.lastUpdatedAt ?? undefined;
  const lastUpdatedBy = metadata.lastUpdatedBy ?? undefined;
  const {siteConfig} = useDocusaurusContext();
  const isDated = lastUpdatedAt !== undefined || lastUpdatedBy !== undefined;
  return (
    <footer className={clsx('page-foot', styles.foot, className)}>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <TagsListInline tags={tags} />
        </div>
      )}
      <PageActions {...{editUrl, isGenerated, permalink, title}} />
      {isDated && <LastUpdated {...{lastUpdatedAt, lastUpdatedBy}} />}
      {describes && (
        <span className={ThemeClassNames.common.lastUpdated}>{describes}</span>
      )}
      {/* For print, where other links are only paths. */}
      <p className={styles.address}>{siteConfig.url + permalink}</p>
    </footer>
  );
}
