import type {LoadContext, MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import {
  createPageReader,
  findTitleHeading,
  isPageMessage,
  mayImportPartials,
  type Page as SourcePage,
  type PageReader,
  readWithPartials,
  showsEmoji,
} from 'docusaurus-plugin-page-exports/page';
import {
  readHeading,
  readSections,
  type SectionOptions,
} from '../records/sections';
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

interface PageText {
  sections: readonly Section[];
  /** The text of the heading that Docusaurus takes the title from. */
  title: string | undefined;
}

/** Caches the texts of pages, as a save changes only one of them. */
const known = new WeakMap<SourcePage, PageText>();

function readPageText(
  page: SourcePage,
  tree: Root,
  options: SectionOptions,
): PageText {
  const heading = findTitleHeading(page, tree);
  // Shows emoji in the heading, too.
  const sections = readSections(tree, options);
  return {sections, title: (heading && readHeading(heading)) || undefined};
}

/**
 * Reads a page's text as readers see it.
 *
 * @param source - the file, relative to the site or prefixed with `@site/`.
 * @param facts - its properties; the title is replaced by the text of the heading
 * that Docusaurus takes it from, with its Markdown.
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
  const text = known.get(page) ?? readPageText(page, await tree(), options);
  if (!mayImportPartials(page)) {
    known.set(page, text);
  }
  const {title = facts.title, sections} = text;
  return createPage(site, {...facts, title}, sections);
}

/** Creates a page in the site's language. */
export function createPage(
  {i18n}: Pick<Site, 'i18n'>,
  facts: PageFacts,
  sections: readonly Section[],
): Page {
  return {...facts, language: i18n.currentLocale, sections};
}
