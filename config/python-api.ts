import path from 'node:path';
import type {Options} from 'docusaurus-plugin-python-api';
import type {Product} from './identity/types';

const OUT = 'api';
const DATA = '.cache/api';

/** Where the reference's symbols and its model are, for links and search. */
export const apiData = path.join(__dirname, '..', DATA);

/** Says which package the reference documents. */
export function createPythonApi({sdk}: Product) {
  return {
    ...sdk,
    out: OUT,
    routeBasePath: `/${OUT}`,
    cacheDir: DATA,
  } satisfies Options;
}
