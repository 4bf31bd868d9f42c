import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageActions from '@site/src/components/PageActions';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Says what else can be done with a page, and when it was changed. */
export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, lastUpdatedBy, permalink, tags, title} =
    useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  // The reference is generated.
  const isWritten = useActivePlugin()?.pluginId !== 'api';
  const isDated = Boolean(lastUpdatedAt ?? lastUpdatedBy);
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      <PageActions
        editUrl={editUrl}
        isWritten={isWritten}
        permalink={permalink}
        title={title}
      />
      {isDated && (
        <LastUpdated
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
      {/* On paper links are paths: this says of which site. */}
      <p className={styles.address}>{siteConfig.url + permalink}</p>
    </footer>
  );
}
