import {useCallback, useMemo, useState} from 'react';
import type {DocSearchHit, DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {createDocSearchClient} from '../../client/docsearch-client';
import {disarm} from '../../client/escape';
import type {ModalSession} from '../../client/modal-session';
import {useFacetFilters} from '../../client/useFacetFilters';
import {useSearchSettings} from '../../client/useSearchSettings';
import translations from '@theme/SearchTranslations';
import Hit from './Hit';

const SAVED_CONTENT_LENGTH = 120;

/** DocSearch shows what has no snippet as HTML: escape it all. */
function prepareHits(hits: DocSearchHit[]): DocSearchHit[] {
  return hits.map((hit) => ({
    ...hit,
    // Hits show a snippet; saved searches show this text and have no more room.
    content: disarm(hit.content?.slice(0, SAVED_CONTENT_LENGTH) ?? null),
    hierarchy: disarm(hit.hierarchy),
    url: new URL(hit.url, window.location.origin).href.replace(
      window.location.origin,
      '',
    ),
  }));
}

export interface SearchModalProps {
  /** The query to begin with. */
  initialQuery: string | undefined;
  onClose: () => void;
}

function useNavigator(session: ModalSession): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({itemUrl, item}) {
        session.remember(item);
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.href = itemUrl;
        }
      },
      navigateNewTab({itemUrl, item}) {
        session.remember(item);
        window.open(itemUrl, '_blank', 'noopener');
      },
      navigateNewWindow({itemUrl, item}) {
        session.remember(item);
        window.open(itemUrl, '_blank', 'noopener,popup');
      },
    }),
    [history, session],
  );
}

/**
 * Makes what DocSearch's modal is given; nothing of it changes while it is
 * open.
 */
export function useDocSearchProps(
  {initialQuery, onClose}: SearchModalProps,
  session: ModalSession,
): DocSearchModalProps {
  const {appId, apiKey, indexName, missingResultsUrl} = useSearchSettings();
  const navigator = useNavigator(session);
  const facetFilters = useFacetFilters();
  const searchParameters = useMemo(() => ({facetFilters}), [facetFilters]);
  const [initialScrollY] = useState(() => window.scrollY);
  const [client] = useState(() => createDocSearchClient(session.search));
  const transformSearchClient = useCallback(() => client, [client]);
  return {
    appId,
    apiKey,
    indexName,
    initialScrollY,
    initialQuery,
    onClose,
    navigator,
    searchParameters,
    transformSearchClient,
    transformItems: prepareHits,
    hitComponent: Hit,
    getMissingResultsUrl: ({query}) =>
      missingResultsUrl.replace('{query}', () => encodeURIComponent(query)),
    placeholder: translations.placeholder,
    translations: translations.modal,
  };
}
