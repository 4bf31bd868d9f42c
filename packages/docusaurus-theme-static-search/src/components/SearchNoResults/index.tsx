import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {createReportUrl} from '../../client/report-url';
import {useSearchSettings} from '../../client/useSearchSettings';
import {nameEverySection} from '../every-section';
import QueryLinks from '../QueryLinks';
import QuickLinks from '../QuickLinks';
import {texts} from '../SearchModal/texts';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** Searches all sections; undefined if the search isn't limited to one. */
  onEverySection: (() => void) | undefined;
}

/** The search page's message for a query without results. */
export default function SearchNoResults(props: Props): ReactNode {
  const {query, onEverySection} = props;
  const {suggestions, missingResultsUrl} = useSearchSettings();
  const reportUrl = createReportUrl(missingResultsUrl, query);
  return (
    <div className={styles.noResults}>
      {onEverySection && (
        <button
          type="button"
          className={clsx('button button--secondary', styles.again)}
          onClick={onEverySection}
        >
          {nameEverySection()}
        </button>
      )}
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
