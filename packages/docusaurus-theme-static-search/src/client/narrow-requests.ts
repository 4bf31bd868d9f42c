import type {SearchSettings} from './open-client';
import type {FacetFilters, SearchClient, SearchRequest} from './types';

type Requests = Parameters<SearchClient['search']>[0];

/** As many hits as DocSearch's lists show of one section. */
const HITS_PER_GROUP = 5;

function listFilters(filters: FacetFilters = []) {
  return typeof filters === 'string' ? [filters] : filters;
}

/**
 * Holds requests to a section of the site, and asks the embedded engine for no
 * more of a section than is shown, so that other sections find a place.
 *
 * @param section - the level 0 heading, or '' for all.
 */
export function narrowRequests(
  requests: Requests,
  provider: SearchSettings['provider'],
  section: string,
): Requests {
  const list = 'requests' in requests ? requests.requests : requests;
  return {
    requests: list.map((request): SearchRequest => ({
      ...request,
      ...(provider === 'embedded' ? {hitsPerGroup: HITS_PER_GROUP} : {}),
      facetFilters: [
        ...listFilters(request.facetFilters),
        ...(section ? [`hierarchy.lvl0:${section}`] : []),
      ],
    })),
  };
}
