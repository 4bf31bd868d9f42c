import type {BundlerCacheOptions} from '../plugins/bundler-cache';
import {apiData} from './python-api';

/** Says what pages are made of besides their own text. */
export function createBundlerCache() {
  return {
    folder: '.cache/bundler',
    sources: [
      '*.{json,ts}',
      '{blog,config,docs,i18n,plugins,static,tutorials}/**',
      'packages/*/{package.json,src/**}',
      `${apiData}/{aliases,outside}.json`,
    ],
    symbols: [`${apiData}/symbols.json`],
    pages: ['{blog,docs,tutorials}/**/*.{md,mdx}'],
  } satisfies BundlerCacheOptions;
}
