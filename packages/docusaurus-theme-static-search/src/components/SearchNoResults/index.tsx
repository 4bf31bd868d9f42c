import React, {type ReactNode} from 'react';
import {createReportUrl} from '../../client/report-url';
import {useSearchSettings} from '../../client/useSearchSettings';
import QueryLinks from '../QueryLinks';
import QuickLinks from '../QuickLinks';
import {texts} from '../SearchModal/texts';
import styles from './styles.module.css';

interface Props {
  query: string;
}

/** The search page's message for a query without results. */
export default function SearchNoResults({query}: Props): ReactNode {
  const {suggestions, missingResultsUrl} = useSearchSettings();
  const reportUrl = createReportUrl(missingResultsUrl, query);
  return (
    <div className={styles.noResults}>
      <QueryLinks title={texts.suggestedQueryText} queries={suggestions} />
      {reportUrl !== undefined && (
        <p className={styles.report}>
          {texts.reportMissingResultsText}{' '}
          <a href={reportUrl} target="_blank" rel="noopener noreferrer">
            {texts.reportMissingResultsLinkText}
          </a>
        </p>
      )}
      <QuickLinks />
    </div>
  );
}
