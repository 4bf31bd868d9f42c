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

/** More would be a list to search in: there is a search for that. */
const LONGEST = 5;

interface PageUses {
  page: GuidePage;
  uses: Uses;
}

/** Whether a page comes before another: by its samples, then by its text. */
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
    // Docusaurus compiles the page too, and reports what is wrong with it.
    if (isPageMessage(error)) {
      return new Map();
    }
    throw error;
  }
}

/**
 * Collects which pages use which symbols.
 *
 * @returns for each route of the reference, the pages that use most of each
 * anchor, those that use most first. Routes that are no part of the reference
 * are among them, as pages link to each other.
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
