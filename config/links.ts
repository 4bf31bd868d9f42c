import type {ConfiguredLinksOptions} from '../plugins/configured-links';
import type {HomePage} from './identity/home-types';
import type {Product} from './identity/types';
import {listSections, type Section} from './sections';
import {replaceTokens} from './tokens';

/** The sections whose pages the configuration can link to. */
const SECTIONS = [
  {instance: 'guides', root: '/guides', folder: 'docs/'},
  {instance: 'tutorials', root: '/tutorials', folder: 'tutorials/'},
  {instance: 'api', root: '/api', folder: 'the API reference'},
];

/** What a blog with posts has is left to the check of the finished site. */
const NO_BLOG = {instance: 'blog', root: '/blog', folder: 'blog/'};

function listProductPaths({announcement, footer = [], starts}: Product) {
  return [
    announcement?.link?.path,
    starts?.guides,
    starts?.tutorials,
    ...footer.flatMap(({links}) =>
      links.map((link) => ('to' in link ? link.to : undefined)),
    ),
  ];
}

function listHomePaths({
  actions,
  closing,
  figures = [],
  roles,
  tutorials,
}: HomePage) {
  return [
    ...actions.map(({to}) => to),
    ...(roles?.entries ?? []).flatMap(({links}) => links.map(({to}) => to)),
    ...figures.map(({to}) => to),
    tutorials?.all?.to,
    ...(tutorials?.entries ?? []).map(({to}) => to),
    closing?.action.to,
  ];
}

/** Lists what the configuration links to, with the file that does. */
export function createConfiguredLinks(
  product: Product,
  home: HomePage,
  written: readonly Section[] = listSections(),
): ConfiguredLinksOptions {
  const linksOf = (file: string, paths: (string | undefined)[]) =>
    paths
      .filter((text) => text !== undefined)
      .map((text) => ({text, path: replaceTokens(text, product), file}));
  return {
    links: [
      ...linksOf('config/product.ts', listProductPaths(product)),
      ...linksOf('config/home.ts', listHomePaths(home)),
    ],
    sections: written.includes('blog') ? SECTIONS : [...SECTIONS, NO_BLOG],
  };
}
