import type {ConfiguredLinksOptions} from '../plugins/configured-links';
import type {HomePage} from './identity/home-types';
import type {Product} from './identity/types';
import {DOCS_SECTIONS, listSections, type Section, SECTIONS} from './sections';
import {replaceTokens} from './tokens';

function listProductPaths({announcement, footer = [], starts = {}}: Product) {
  return [
    announcement?.link?.path,
    ...Object.values(starts),
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

/** Lists the links in the configuration, each with its file. */
export function createConfiguredLinks(
  product: Product,
  home: HomePage,
  sections: readonly Section[] = listSections(),
): ConfiguredLinksOptions {
  const linksOf = (file: string, paths: (string | undefined)[]) =>
    paths
      .filter((text) => text !== undefined)
      .map((text) => ({text, path: replaceTokens(text, product), file}));
  // Docusaurus checks links to a blog that has posts.
  const checked: readonly Section[] = sections.includes('blog')
    ? DOCS_SECTIONS
    : [...DOCS_SECTIONS, 'blog'];
  return {
    links: [
      ...linksOf('config/product.ts', listProductPaths(product)),
      ...linksOf('config/home.ts', listHomePaths(home)),
    ],
    sections: checked.map((section) => ({
      instance: section,
      root: `/${SECTIONS[section].route}`,
      folder: `${SECTIONS[section].folder}/`,
    })),
  };
}
