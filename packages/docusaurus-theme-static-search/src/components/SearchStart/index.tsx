import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchSettings} from '../../client/useSearchSettings';
import PopularSymbols from '../PopularSymbols';
import QueryLinks from '../QueryLinks';
import QuickLinks from '../QuickLinks';
import styles from './styles.module.css';

/** The content of the search page before a query is entered. */
export default function SearchStart(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {sections, examples} = useSearchSettings();
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
      <QueryLinks
        title={translate({
          id: 'theme.StaticSearch.examples',
          message: 'A few examples',
          description: 'Text before queries that link to their results',
        })}
        queries={examples}
      />
      <QuickLinks />
      <PopularSymbols />
    </div>
  );
}
