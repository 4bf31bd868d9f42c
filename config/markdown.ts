import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {createGlossary} from './glossary';
import type {Product} from './identity/types';
import {readLastUpdates} from './last-updates';
import {SECTIONS} from './sections';
import {mapStrings, replaceTokens} from './tokens';

const ROOT = path.resolve(__dirname, '..');
const GENERATED = path.join(ROOT, SECTIONS.api.folder) + path.sep;
/** Stands for the name in YAML, where `Kelp: Forest` or `Kelp #1` is syntax. */
const MASKED_NAME = '⦃Product⦄';

/** Adds the date of a page's last change, unless the page states one. */
function addLastUpdate(
  frontMatter: Record<string, unknown>,
  date: number | undefined,
): Record<string, unknown> {
  const own = frontMatter['last_update'] ?? {};
  return date === undefined || typeof own !== 'object'
    ? frontMatter
    : {...frontMatter, last_update: {date, ...own}};
}

/**
 * Replaces the product's tokens and inserts the glossary in all Markdown except
 * the generated reference. Builds add the date of each page's last change.
 *
 * @param site - the site's root.
 */
export function createMarkdown(product: Product, site = ROOT) {
  const glossary = createGlossary(product);
  const write = (filePath: string, text: string, identity = product) =>
    path.resolve(filePath).startsWith(GENERATED)
      ? text
      : glossary.preprocess(replaceTokens(text, identity));
  const masked = {...product, name: MASKED_NAME};
  const unmask = (text: string) =>
    text.replaceAll(MASKED_NAME, () => product.name);
  let updates: ReturnType<typeof readLastUpdates> | undefined;
  const findUpdate = async (filePath: string) => {
    // Docusaurus' server shows the same date on all pages.
    if (process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    updates ??= readLastUpdates(site);
    return (await updates).get(path.resolve(filePath));
  };
  return {
    preprocessor: ({filePath, fileContent}) => write(filePath, fileContent),
    async parseFrontMatter({filePath, fileContent, defaultParseFrontMatter}) {
      const parsed = await defaultParseFrontMatter({
        filePath,
        fileContent: write(filePath, fileContent, masked),
      });
      const frontMatter = mapStrings(parsed.frontMatter, unmask);
      return {
        frontMatter: addLastUpdate(frontMatter, await findUpdate(filePath)),
        content: unmask(parsed.content),
      };
    },
  } satisfies Partial<MarkdownConfig>;
}
