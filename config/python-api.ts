import type {Options} from 'docusaurus-plugin-python-api';
import type {Product} from './identity/types';
import {SECTIONS} from './sections';

/** Where the reference's symbols and its model are, for links and search. */
export const apiData = '.cache/api';

/** Says which package the reference documents. */
export function createPythonApi({sdk}: Product) {
  return {
    ...sdk,
    out: SECTIONS.api.folder,
    routeBasePath: `/${SECTIONS.api.route}`,
    cacheDir: apiData,
  } satisfies Options;
}
