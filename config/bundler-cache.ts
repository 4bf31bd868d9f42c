import type {BundlerCacheOptions} from '../plugins/bundler-cache';
import {apiData} from './python-api';
import {WRITTEN_FOLDERS} from './sections';

const WRITTEN = WRITTEN_FOLDERS.join(',');

/** Lists the files that compiled pages depend on besides their own. */
export function createBundlerCache() {
  return {
    folder: '.cache/bundler',
    sources: [
      '*.{json,ts}',
      `{${WRITTEN},config,i18n,plugins,static}/**`,
      'packages/*/{package.json,src/**}',
      `${apiData}/{aliases,outside}.json`,
    ],
    symbols: [`${apiData}/symbols.json`],
    pages: [`{${WRITTEN}}/**/*.{md,mdx}`],
  } satisfies BundlerCacheOptions;
}
