import type {LoadContext, MarkdownConfig} from '@docusaurus/types';
import {
  createPageReader,
  isPageMessage,
  mayImportPartials,
  type Page as SourcePage,
  type PageReader,
  readWithPartials,
  showsEmoji,
} from 'docusaurus-plugin-page-exports/page';
import {readSections} from '../records/sections';
import type {Page, Section} from '../records/types';

type Site = Pick<LoadContext, 'siteConfig' | 'siteDir' | 'i18n'>;

/** The properties of a page besides its text. */
export type PageFacts = Omit<Page, 'language' | 'sections'>;

/**
 * If MDX rejects a page, it is read as plain Markdown. The build reports the
 * error.
 */
async function readSource(
  reader: PageReader,
  file: string,
): Promise<SourcePage> {
  try {
    return await reader.read(file);
  } catch (error) {
    if (isPageMessage(error)) {
      return reader.read(file, {format: 'md'});
    }
    throw error;
  }
}

/** Caches the sections of pages, as a save changes only one of them. */
const known = new WeakMap<SourcePage, readonly Section[]>();

/**
 * Reads a page's text as readers see it.
 *
 * @param source - the file, relative to the site or prefixed with `@site/`.
 * @param showsTitle - as in `readSections`.
 */
export async function readPage(
  site: Site,
  source: string,
  facts: PageFacts,
  showsTitle: boolean,
): Promise<Page> {
  const reader = createPageReader(site);
  const page = await readSource(reader, source);
  const tree = () => readWithPartials(page, reader, site.siteDir);
  const {markdown} = site.siteConfig;
  const {anchors} = markdown as Partial<MarkdownConfig>;
  const options = {
    showsTitle,
    maintainCase: anchors?.maintainCase ?? false,
    showsEmoji: showsEmoji(markdown),
  };
  const sections = known.get(page) ?? readSections(await tree(), options);
  if (!mayImportPartials(page)) {
    known.set(page, sections);
  }
  return createPage(site, facts, sections);
}

/** Creates a page in the site's language. */
export function createPage(
  {i18n}: Pick<Site, 'i18n'>,
  facts: PageFacts,
  sections: readonly Section[],
): Page {
  return {...facts, language: i18n.currentLocale, sections};
}
