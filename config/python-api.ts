import type {Options} from 'docusaurus-plugin-python-api';
import type {Product} from './identity/types';
import {SECTIONS} from './sections';

/** The folder with the SDK's model and symbols, for links and search. */
export const apiData = '.cache/api';

/** Configures the API reference. */
export function createPythonApi({sdk}: Product) {
  return {
    ...sdk,
    out: SECTIONS.api.folder,
    routeBasePath: `/${SECTIONS.api.route}`,
    cacheDir: apiData,
  } satisfies Options;
}
