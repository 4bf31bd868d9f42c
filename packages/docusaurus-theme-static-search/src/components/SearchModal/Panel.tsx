import React, {type ReactNode, type RefObject} from 'react';
import {createReportUrl} from '../../client/report-url';
import type {openSavedSearches} from '../../client/saved-searches';
import {useSearchSettings} from '../../client/useSearchSettings';
import ErrorScreen from './ErrorScreen';
import type {Autocomplete, Item} from './items';
import NoResultsScreen from './NoResultsScreen';
import type {Screen} from './read-screen';
import ResultsScreen from './ResultsScreen';
import StartScreen from './StartScreen';

interface Props {
  screen: Screen;
  autocomplete: Autocomplete;
  saved: ReturnType<typeof openSavedSearches>;
  section: string;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the panel of hits is open. */
  isOpen: boolean;
  onSelect: (item: Item, event: unknown) => void;
  onEverySection: () => void;
  onClose: () => void;
}

/** The content of the modal below its input. */
export default function Panel(props: Props): ReactNode {
  const {screen, autocomplete, section, input, onEverySection} = props;
  const {suggestions, missingResultsUrl} = useSearchSettings();
  switch (screen.name) {
    case 'waiting':
      return null;
    case 'start':
      return <StartScreen {...props} {...screen} />;
    case 'error':
      return (
        <ErrorScreen
          failure={screen.failure}
          onRetry={() => void autocomplete.refresh()}
        />
      );
    case 'no-results':
      return (
        <NoResultsScreen
          query={screen.query}
          suggestions={suggestions}
          reportUrl={createReportUrl(missingResultsUrl, screen.query)}
          onEverySection={section ? onEverySection : undefined}
          onSuggestion={(query) => {
            autocomplete.setQuery(query);
            void autocomplete.refresh();
            input.current?.focus();
          }}
        />
      );
    case 'results':
      return <ResultsScreen {...props} {...screen} />;
  }
}
