import React, {type ReactNode} from 'react';
import {nameEverySection} from '../every-section';
import {NoResultsIcon} from './icons';
import {texts} from './texts';

interface Props {
  query: string;
  suggestions: readonly string[];
  /** The URL for reporting the query; undefined for none. */
  reportUrl: string | undefined;
  /** Searches all sections; undefined if no section is selected. */
  onEverySection: (() => void) | undefined;
  onSuggestion: (query: string) => void;
}

/** The maximum number of suggestions. */
const SUGGESTIONS = 3;

/** Suggests what to try after a search without results. */
export default function NoResultsScreen(props: Props): ReactNode {
  const {query, suggestions, reportUrl, onEverySection, onSuggestion} = props;
  return (
    <>
      <div className="DocSearch-NoResults">
        <div className="DocSearch-Screen-Icon">
          <NoResultsIcon />
        </div>
        <p className="DocSearch-Title">
          {texts.noResultsText} &quot;<strong>{query}</strong>&quot;
        </p>
        {suggestions.length > 0 && (
          <div className="DocSearch-NoResults-Prefill-List">
            <p className="DocSearch-Help">{texts.suggestedQueryText}:</p>
            <ul>
              {suggestions.slice(0, SUGGESTIONS).map((suggestion) => (
                <li key={suggestion}>
                  <button
                    className="DocSearch-Prefill"
                    type="button"
                    onClick={() => {
                      onSuggestion(`${suggestion.toLowerCase()} `);
                    }}
                  >
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {reportUrl !== undefined && (
          <p className="DocSearch-Help">
            {texts.reportMissingResultsText}{' '}
            <a href={reportUrl} target="_blank" rel="noopener noreferrer">
              {texts.reportMissingResultsLinkText}
            </a>
          </p>
        )}
      </div>
      {onEverySection && (
        <button
          type="button"
          className="DocSearch-Again"
          onClick={onEverySection}
        >
          {nameEverySection()}
        </button>
      )}
    </>
  );
}
