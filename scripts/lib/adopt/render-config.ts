import type {FooterGroup, Product} from '../../../config/identity/types';
import type {HomePage} from '../../../config/identity/home-types';
import {SECTIONS} from '../../../config/sections';
import type {Answers} from './answers';
import type {AdoptedSdk} from './read-sdk-files';
import {toWebAddress, writeEditAddress} from './repository-addresses';

const {api, blog, guides, tutorials} = SECTIONS;

/** The first pages of the template's guides and tutorials. */
const STARTS = {
  guides: `/${guides.route}/getting-started/introduction-to-{product}`,
  tutorials: `/${tutorials.route}/first-steps`,
};

function findReference(answers: Answers): string {
  return `/${api.route}/${answers.package.replaceAll('.', '/')}`;
}

function createFooter(answers: Answers, source: string): FooterGroup[] {
  const {company, companyUrl, forum, hub, support} = answers;
  const linkTo = (label: string, href: string) =>
    href === '' ? [] : [{label, href}];
  const groups: FooterGroup[] = [
    {
      title: guides.label,
      links: [{label: 'Getting started', to: STARTS.guides}],
    },
    {
      title: 'Resources',
      links: [
        {label: tutorials.label, to: STARTS.tutorials},
        {label: api.label, to: findReference(answers)},
        {label: blog.label, to: `/${blog.route}`},
      ],
    },
    {
      title: 'Community',
      links: [...linkTo('Community', forum), ...linkTo('Source code', source)],
    },
    {
      title: 'More',
      links: [
        ...linkTo(company, companyUrl),
        ...linkTo('Log in', hub),
        ...linkTo('Support', support && `mailto:${support}`),
      ],
    },
  ];
  return groups.filter(({links}) => links.length > 0);
}

/** Creates the identity from the answers. */
export function createProduct(answers: Answers, sdk: AdoptedSdk): Product {
  const {company, companyUrl, hub, licence, name, slug, support} = answers;
  const source = toWebAddress(answers.source) ?? answers.source;
  const {sourceUrl} = sdk;
  return {
    name,
    slug,
    tagline: answers.tagline,
    url: answers.url,
    baseUrl: answers.baseUrl,
    ...(hub && {hubUrl: hub}),
    ...(company && companyUrl && {company: {label: company, url: companyUrl}}),
    ...(source && {
      source: {label: 'Source code', url: source},
      editUrl: writeEditAddress(source),
    }),
    ...(support && {supportEmail: support}),
    ...(licence && {licence}),
    starts: STARTS,
    footer: createFooter(answers, source),
    sdk: {
      path: sdk.path,
      package: answers.package,
      include: [],
      exclude: [],
      private: false,
      docstringStyle: 'auto',
      ...(sourceUrl !== undefined && {sourceUrl}),
    },
  };
}

/** Creates the home page of a new site. */
export function createHome(answers: Answers): HomePage {
  return {
    description: `Guides, tutorials and the API reference of {Product}.`,
    lead: answers.tagline,
    headline: '{Product}',
    actions: [
      {label: 'Get started', to: STARTS.guides},
      {label: 'API reference', to: findReference(answers)},
    ],
    tutorials: {
      title: 'Learn by doing',
      entries: [
        {
          title: 'First steps',
          gain: 'Install {Product}, and call it for the first time.',
          to: STARTS.tutorials,
        },
      ],
    },
  };
}

/** Writes a value as a literal, to be formatted with oxfmt. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The text of `config/product.ts`, before it is formatted. */
export function renderProduct(product: Product): string {
  // The last field isn't a literal: it comes from the environment.
  const literal = toLiteral(product).replace(/\n\}$/, ',');
  return `import {searchFromEnvironment} from './identity/search-settings';
import type {Product} from './identity/types';

/**
 * The site's identity. \`config/identity/types.ts\` explains each field. If a
 * value is invalid, the build fails with a message that says how to fix it.
 * Optional fields that are left out are not shown: add \`announcement\` for an
 * announcement above every page, or \`locales\` for further languages.
 */
export const product: Product = ${literal}
  search: searchFromEnvironment(process.env),
};
`;
}

/** The text of `config/home.ts`, before it is formatted. */
export function renderHome(home: HomePage): string {
  return `import type {HomePage} from './identity/home-types';

/**
 * The content of the home page. \`config/identity/home-types.ts\` explains each
 * part. \`roles\`, \`sample\`, \`proof\` and \`picture\` are shown once added.
 */
export const home: HomePage = ${toLiteral(home)};
`;
}
