import {
  isPageMessage,
  type PageReader,
} from 'docusaurus-plugin-page-exports/page';
import {countUses, type LinkNames, type Uses} from './count-uses';
import type {UsesOf, UsingPage} from './remark-used-in';

/** A page that may use symbols. */
export interface GuidePage extends UsingPage {
  /** The page's file, with `@site/` before it. */
  source: string;
}

/** The most pages to list for a symbol; readers can search for more. */
const LONGEST = 5;

interface PageUses {
  page: GuidePage;
  uses: Uses;
}

/** Sorts pages by uses in samples, then by uses in text. */
function compare(one: PageUses, other: PageUses): number {
  return (
    other.uses.samples - one.uses.samples ||
    other.uses.text - one.uses.text ||
    one.page.title.localeCompare(other.page.title, 'en') ||
    one.page.url.localeCompare(other.page.url, 'en')
  );
}

async function countPage(
  page: GuidePage,
  reader: PageReader,
  linkNames: LinkNames,
): Promise<ReadonlyMap<string, Uses>> {
  try {
    const {readTree, file} = await reader.read(page.source);
    return await countUses(await readTree(), file, linkNames);
  } catch (error) {
    // Docusaurus also compiles the page, and reports its errors.
    if (isPageMessage(error)) {
      return new Map();
    }
    throw error;
  }
}

/**
 * Collects which pages use which symbols.
 *
 * @returns by route and anchor, the pages that use a symbol most, most uses
 * first. Includes routes outside the reference, since pages also link to each
 * other.
 */
export async function collectUses(
  pages: readonly GuidePage[],
  reader: PageReader,
  linkNames: LinkNames,
): Promise<ReadonlyMap<string, UsesOf>> {
  const counted = await Promise.all(
    pages.map(async (page) => ({
      page,
      counts: await countPage(page, reader, linkNames),
    })),
  );
  const found = new Map<string, Map<string, PageUses[]>>();
  for (const {page, counts} of counted) {
    for (const [address, uses] of counts) {
      const [route = '', anchor = ''] = address.split('#', 2);
      const anchors = found.get(route) ?? new Map<string, PageUses[]>();
      anchors.set(anchor, [...(anchors.get(anchor) ?? []), {page, uses}]);
      found.set(route, anchors);
    }
  }
  const choose = (uses: readonly PageUses[]) =>
    [...uses]
      .sort(compare)
      .slice(0, LONGEST)
      .map(({page: {title, url}}) => ({title, url}));
  return new Map(
    [...found].map(([route, anchors]) => [
      route,
      new Map([...anchors].map(([anchor, uses]) => [anchor, choose(uses)])),
    ]),
  );
}
