import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSearchSettings} from '../../client/useSearchSettings';
import StartLinks, {type Props} from '../StartLinks';
import styles from './styles.module.css';

/**
 * The pages that a site offers before a query is entered; nothing without any.
 */
export default function QuickLinks({
  onSelect,
}: Pick<Props, 'onSelect'>): ReactNode {
  const {quickLinks} = useSearchSettings();
  return (
    <StartLinks
      title={translate({
        id: 'theme.StaticSearch.quickLinks',
        message: 'Start here',
        description: 'Title of the pages shown before a query is entered',
      })}
      links={quickLinks.map(({label, to, note}) => ({
        to,
        content: (
          <>
            <span className={styles.label}>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </>
        ),
      }))}
      listClassName={styles.list}
      linkClassName={styles.page}
      onSelect={onSelect}
    />
  );
}
