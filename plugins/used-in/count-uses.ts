import type {Root} from 'mdast';
import {isPageMessage} from 'docusaurus-plugin-page-exports/page';
import {type Transformer, unified} from 'unified';
import {listLinks, listSampleNames} from './collect-names';

/** Links the symbol names in a tree, as on the site's pages. */
export type LinkNames = Transformer<Root, Root>;

/** How often a page uses a symbol. */
export interface Uses {
  /** In its Python samples. */
  samples: number;
  /** In its text: names, once below each heading, and links. */
  text: number;
}

/** Returns the addresses that a tree links to once its names are linked. */
async function linkAll(
  tree: Root,
  path: string,
  linkNames: LinkNames,
): Promise<string[]> {
  try {
    await unified()
      .use(() => linkNames)
      .run(tree, {path});
  } catch (error) {
    // Docusaurus also compiles the page, and reports its errors.
    if (!(error instanceof Error && isPageMessage(error.cause))) {
      throw error;
    }
  }
  return listLinks(tree);
}

/** Writes names as inline code, so that they are linked as in prose. */
function toTree(names: readonly string[]): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: names.map((value) => ({type: 'inlineCode', value})),
      },
    ],
  };
}

/**
 * Counts the uses of symbols on a page.
 *
 * @param tree - the page; names in it become links.
 * @param file - the page's file, for messages.
 * @returns the uses by address, including the page's other links.
 */
export async function countUses(
  tree: Root,
  file: string,
  linkNames: LinkNames,
): Promise<ReadonlyMap<string, Uses>> {
  const uses = new Map<string, Uses>();
  const add = (urls: readonly string[], key: keyof Uses) => {
    for (const url of urls) {
      const before = uses.get(url) ?? {samples: 0, text: 0};
      uses.set(url, {...before, [key]: before[key] + 1});
    }
  };
  const names = toTree(listSampleNames(tree));
  add(await linkAll(names, file, linkNames), 'samples');
  add(await linkAll(tree, file, linkNames), 'text');
  return uses;
}
