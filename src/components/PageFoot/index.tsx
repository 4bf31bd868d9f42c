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
  /** What a docs plugin or the blog knows of the page. */
  metadata: {
    title: string;
    permalink: string;
    editUrl?: string | null;
    lastUpdatedAt?: number | null;
    lastUpdatedBy?: string | null;
    tags: TagsProps['tags'];
  };
  /** Whether it was generated from a source. */
  isGenerated?: boolean;
  /** What it is the documentation of, in a certain version. */
  describes?: string;
  className?: string;
}

/** Says what else can be done with a page, and when it was changed. */
export default function PageFoot({
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
      {/* On paper links are paths: this says of which site. */}
      <p className={styles.address}>{siteConfig.url + permalink}</p>
    </footer>
  );
}
