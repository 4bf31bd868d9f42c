import React, {useMemo, type JSX, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {
  DocSearchModal,
  type DocSearchHit,
  type DocSearchModalProps,
  type InternalDocSearchHit,
  type StoredDocSearchHit,
} from '@docsearch/react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useProduct} from '@site/src/components/useProduct';
import {createDocSearchClient} from '@site/src/search/docsearch-client';
import {disarm} from '@site/src/search/escape';
import {openClient} from '@site/src/search/open-client';
import {useSearchSettings} from '@site/src/search/useSearchSettings';
import translations from '@theme/SearchTranslations';
import './docsearch.css';

interface Props {
  /** The query to begin with. */
  initialQuery: string | undefined;
  onClose: () => void;
}

function Hit({
  hit,
  children,
}: {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  children: ReactNode;
}): JSX.Element {
  return <Link to={hit.url}>{children}</Link>;
}

const SAVED_CONTENT_LENGTH = 120;

/** What DocSearch shows without a snippet it shows as HTML: escape it all. */
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

/** DocSearch's modal over whichever provider runs. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const settings = useSearchSettings();
  const {source} = useProduct();
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const facetFilters = useAlgoliaContextualFacetFilters();

  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) => {
        if (itemUrl.startsWith('/')) {
          history.push(itemUrl);
        } else {
          window.location.href = itemUrl;
        }
      },
    }),
    [history],
  );
  const docSearchClient = useMemo(
    () =>
      createDocSearchClient(async (requests) => {
        const client = await openClient(settings.client);
        return client.search(requests);
      }),
    [settings.client],
  );

  return (
    <>
      <Head>
        <body data-search={settings.client.provider} />
      </Head>
      {createPortal(
        <DocSearchModal
          appId={settings.appId}
          apiKey={settings.apiKey}
          indexName={settings.indexName}
          initialScrollY={window.scrollY}
          initialQuery={initialQuery}
          onClose={onClose}
          navigator={navigator}
          hitComponent={Hit}
          transformItems={prepareHits}
          transformSearchClient={() => docSearchClient}
          searchParameters={{facetFilters: [...facetFilters]}}
          resultsFooterComponent={({state}) => (
            <Link to={createSearchLink(state.query)} onClick={onClose}>
              See all {String(state.context.nbHits)} results
            </Link>
          )}
          getMissingResultsUrl={({query}) =>
            `${source.url}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`
          }
          placeholder={translations.placeholder}
          translations={translations.modal}
        />,
        document.body,
      )}
    </>
  );
}
