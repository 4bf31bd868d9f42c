import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchLink} from '../../client/useSearchLink';
import {useSearchSettings} from '../../client/useSearchSettings';
import QuickLinks from '../QuickLinks';
import styles from './styles.module.css';

/** What the search page shows before anything is asked. */
export default function SearchStart(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {sections, suggestions} = useSearchSettings();
  const createLink = useSearchLink();
  const examples = suggestions.flatMap((text) => {
    const to = createLink(text, '');
    return to === null ? [] : [{text, to}];
  });
  return (
    <div className={styles.start}>
      {sections.length > 1 && (
        <p className={styles.scope}>
          {translate(
            {
              id: 'theme.StaticSearch.scope',
              message: 'The search covers {sections}.',
            },
            {sections: new Intl.ListFormat(currentLocale).format(sections)},
          )}
        </p>
      )}
      {examples.length > 0 && (
        <div className={styles.examples}>
          <span>
            {translate({
              id: 'theme.StaticSearch.examples',
              message: 'A few examples',
              description: 'Before queries that lead to their results',
            })}
          </span>
          <ul className={styles.list}>
            {examples.map(({text, to}) => (
              <li key={text}>
                <Link className={styles.example} to={to}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <QuickLinks />
    </div>
  );
}
