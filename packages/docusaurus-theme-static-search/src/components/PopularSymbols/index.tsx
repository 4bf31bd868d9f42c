import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSearchSettings} from '../../client/useSearchSettings';
import {nameKind} from '../../records/introduce';
import KindIcon from '../KindIcon';
import StartLinks, {type Props} from '../StartLinks';
import styles from './styles.module.css';

/** Frequently used symbols; nothing if the site lists none. */
export default function PopularSymbols({
  onSelect,
}: Pick<Props, 'onSelect'>): ReactNode {
  const {popularSymbols} = useSearchSettings();
  return (
    <StartLinks
      title={translate({
        id: 'theme.StaticSearch.popularSymbols',
        message: 'Often looked up',
        description: 'Title of the symbols shown before a query is entered',
      })}
      links={popularSymbols.map(({name, kind, url}) => ({
        to: url,
        content: (
          <>
            <KindIcon kind={kind} />
            <code>{name}</code>
            <span className={styles.kind}>{nameKind(kind)}</span>
          </>
        ),
      }))}
      listClassName={styles.list}
      linkClassName={styles.symbol}
      onSelect={onSelect}
    />
  );
}
