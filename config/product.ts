import {searchFromEnvironment} from './identity/search-settings';
import type {Product} from './identity/types';

/**
 * The site's identity. `config/identity/types.ts` explains each field. If a
 * value is invalid, the build fails with a message that says how to fix it.
 */
export const product: Product = {
  name: 'Atoll',
  slug: 'atoll',
  tagline: 'Data stays on its islands. The task sails to it.',
  url: 'https://docs.example.com',
  baseUrl: '/',
  hubUrl: 'https://hub.example.com',
  company: {label: 'Atoll', url: 'https://www.example.com'},
  source: {label: 'Source code', url: 'https://git.example.com/atoll/docs'},
  editUrl: 'https://git.example.com/atoll/docs/edit/main/{path}',
  supportEmail: 'support@example.com',
  licence: 'Documentation under the Apache License 2.0.',
  starts: {
    guides: '/guides/getting-started/introduction-to-{product}',
    tutorials: '/tutorials/introduction',
  },
  footer: [
    {
      title: 'GUIDES',
      links: [
        {
          label: 'Getting Started',
          to: '/guides/getting-started/introduction-to-{product}',
        },
        {
          label: 'User Guides',
          to: '/guides/SDK',
        },
      ],
    },
    {
      title: 'RESOURCES',
      links: [
        {label: 'Tutorials', to: '/tutorials/introduction'},
        {label: 'API Reference', to: '/api/{product}'},
        {label: 'Blog', to: '/blog'},
      ],
    },
    {
      title: 'COMMUNITY',
      links: [
        {label: 'Community forum', href: 'https://forum.example.com'},
        {label: 'Source code', href: 'https://git.example.com/atoll/docs'},
      ],
    },
    {
      title: 'MORE',
      links: [
        {label: 'Atoll', href: 'https://www.example.com'},
        {label: 'Login', href: 'https://hub.example.com'},
        {label: 'Support', href: 'mailto:support@example.com'},
      ],
    },
  ],
  singleEntryMenus: true,
  sdk: {
    path: 'sdk',
    package: 'atoll',
    include: [],
    exclude: [],
    private: false,
    docstringStyle: 'auto',
    paths: 'definition',
    maxSymbols: false,
    strict: true,
    sourceUrl: 'https://git.example.com/atoll/docs/blob/main/{path}#L{line}',
  },
  popularSymbols: [
    'Pod',
    'SqlQuery',
    'ResultsOnly',
    'FederatedAveraging',
    'CSVSource',
    'ModelTrainingAndEvaluation',
  ],
  announcement: {
    id: 'sdk-4-2',
    text: 'SDK\u00a04.2: pods can refuse exact SQL.',
    link: {
      label: 'Release notes',
      path: '/guides/general-reference/release-notes',
    },
  },
  search: searchFromEnvironment(process.env),
};
