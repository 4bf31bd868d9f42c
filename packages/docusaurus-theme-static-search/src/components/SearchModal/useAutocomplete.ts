import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import {createAutocomplete} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {openClient} from '../../client/open-client';
import {openSavedSearches} from '../../client/saved-searches';
import {addSection} from '../../client/filters';
import {useContextFilters} from '../../client/useContextFilters';
import {useSearchSettings} from '../../client/useSearchSettings';
import {type Item, type ModalState, savedPageOf} from './items';
import {createSources} from './sources';
import {texts} from './texts';

/** The maximum length of a query in the modal. */
export const MODAL_QUERY_LENGTH = 64;
const HITS = 20;
const SNIPPET_WORDS = {wide: 10, narrow: 5};
const NARROW = '(max-width: 768px)';

/** Whether a click or Enter opens a link outside this tab. */
function isModified(event: unknown): boolean {
  return (
    (event instanceof Object &&
      ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].some(
        (key) => Reflect.get(event, key) === true,
      )) ||
    (event instanceof Object && Reflect.get(event, 'button') === 1)
  );
}

interface Options {
  initialQuery: string;
  /** The section to search, or '' for all. */
  section: string;
  onClose: () => void;
}

/**
 * Runs the modal's search and returns its state and the props of its elements.
 */
export function useAutocomplete(options: Options) {
  const settings = useSearchSettings();
  const filters = useContextFilters(settings.isContextual);
  const history = useHistory();
  // The library is created once but must use the current values at each search.
  const latest = useRef({...options, filters});
  useEffect(() => {
    latest.current = {...options, filters};
  });

  const [state, setState] = useState<ModalState>(() => ({
    query: options.initialQuery,
    activeItemId: null,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: {},
  }));
  // oxlint-disable-next-line react/refs -- only read at a search or a selection.
  const [{autocomplete, saved, select}] = useState(() => {
    const savedSearches = openSavedSearches(settings.indexName);
    const isNarrow = window.matchMedia(NARROW).matches;
    const words = isNarrow ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;

    /**
     * Saves a page that the reader opens, and closes the modal unless it opens
     * elsewhere.
     */
    function onSelect(item: Item, event: unknown): void {
      savedSearches.remember(savedPageOf(item));
      if (!isModified(event)) {
        latest.current.onClose();
      }
    }

    const getSources = createSources({
      saved: savedSearches,
      hitsPerGroup: settings.hitsPerGroup,
      onSelect,
      search: async (query) => {
        const client = await openClient(settings.provider);
        return client.search({
          query,
          hitsPerPage: HITS,
          hitsPerGroup: settings.hitsPerGroup,
          facetFilters: addSection(
            latest.current.filters,
            latest.current.section,
          ),
          snippetWords: {headings: words, content: words},
        });
      },
    });

    return {
      saved: savedSearches,
      select: onSelect,
      autocomplete: createAutocomplete<
        Item,
        SyntheticEvent,
        MouseEvent,
        KeyboardEvent
      >({
        id: 'docsearch',
        defaultActiveItemId: 0,
        openOnFocus: true,
        insights: false,
        placeholder: texts.placeholder,
        initialState: state,
        navigator: {
          navigate({itemUrl}) {
            if (itemUrl.startsWith('/')) {
              history.push(itemUrl);
            } else {
              window.location.assign(itemUrl);
            }
          },
          navigateNewTab({itemUrl}) {
            window.open(itemUrl, '_blank', 'noopener');
          },
          navigateNewWindow({itemUrl}) {
            window.open(itemUrl, '_blank', 'noopener,popup');
          },
        },
        onStateChange: (change) => {
          setState(change.state);
        },
        getSources: ({query}) => getSources(query),
      }),
    };
  });

  return {autocomplete, saved, select, state};
}
