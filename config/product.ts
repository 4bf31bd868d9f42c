import {searchFromEnvironment} from './identity/search-settings';
import type {Product} from './identity/types';

/**
 * The site's identity: the one file to change when you adopt this repository.
 * What each field means stands in `lib/product/types.ts`; a wrong value stops
 * the build with a sentence that says how to fix it.
 */
export const product = {
  name: 'Atoll',
  slug: 'atoll',
  tagline: 'Data stays on its islands. The task sails to it.',
  url: 'https://docs.example.com',
  baseUrl: '/',
  hubUrl: 'https://hub.example.com',
  company: {label: 'Atoll', url: 'https://www.example.com'},
  source: {label: 'Source code', url: 'https://git.example.com/atoll/docs'},
  editUrl: 'https://git.example.com/atoll/docs/edit/main/{path}',
  social: {label: 'Community forum', url: 'https://forum.example.com'},
  supportEmail: 'support@example.com',
  sdk: {
    path: 'sdk',
    package: 'atoll',
    include: [],
    exclude: [],
    private: false,
    docstringStyle: 'auto',
    paths: 'definition',
    strict: true,
    sourceUrl: 'https://git.example.com/atoll/docs/blob/main/{path}#L{line}',
  },
  announcement: {
    id: 'sdk-4-2',
    text: 'SDK\u00a04.2: pods can refuse exact SQL.',
    link: {
      label: 'Release notes',
      path: '/guides/general-reference/release-notes',
    },
  },
  search: searchFromEnvironment(process.env),
} satisfies Product;
