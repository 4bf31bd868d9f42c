import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {isPlainClick} from '../../client/is-plain-click';
import {useSearchSettings} from '../../client/useSearchSettings';
import {nameKind} from '../../records/introduce';
import KindIcon from '../KindIcon';
import styles from './styles.module.css';

interface Props {
  /** Runs when a link is followed in this tab. */
  onSelect?: () => void;
}

/** Symbols that are often looked up; nothing where a site names none. */
export default function PopularSymbols({onSelect}: Props): ReactNode {
  const {popularSymbols} = useSearchSettings();
  const title = useId();
  if (popularSymbols.length === 0) {
    return null;
  }
  return (
    <section className={styles.symbols} aria-labelledby={title}>
      <p className={styles.title} id={title}>
        {translate({
          id: 'theme.StaticSearch.popularSymbols',
          message: 'Often looked up',
          description: 'Title of symbols to open before anything is asked',
        })}
      </p>
      <ul className={styles.list}>
        {popularSymbols.map(({name, kind, url}) => (
          <li key={url}>
            <Link
              className={styles.symbol}
              to={url}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  onSelect?.();
                }
              }}
            >
              <KindIcon kind={kind} />
              <code>{name}</code>
              <span className={styles.kind}>{nameKind(kind)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
