import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {isPlainClick} from '../../client/is-plain-click';
import {useSearchSettings} from '../../client/useSearchSettings';
import styles from './styles.module.css';

interface Props {
  /** Runs when a link is followed in this tab. */
  onSelect?: () => void;
}

/** The pages that a site offers while nothing is asked; nothing without any. */
export default function QuickLinks({onSelect}: Props): ReactNode {
  const {quickLinks} = useSearchSettings();
  const title = useId();
  if (quickLinks.length === 0) {
    return null;
  }
  return (
    <section className={styles.links} aria-labelledby={title}>
      <p className={styles.title} id={title}>
        {translate({
          id: 'theme.StaticSearch.quickLinks',
          message: 'Start here',
          description: 'Title of pages to open before anything is asked',
        })}
      </p>
      <ul className={styles.list}>
        {quickLinks.map(({label, to, note}) => (
          <li key={to}>
            <Link
              className={styles.link}
              to={to}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  onSelect?.();
                }
              }}
            >
              <span className={styles.label}>{label}</span>
              {note !== undefined && (
                <span className={styles.note}>{note}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
