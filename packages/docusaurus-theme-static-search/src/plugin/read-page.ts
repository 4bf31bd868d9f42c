import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {LoadContext} from '@docusaurus/types';
import {readSections} from '../records/sections';
import type {Page, Section} from '../records/types';

type Site = Pick<LoadContext, 'siteConfig' | 'siteDir' | 'i18n'>;

/** What a page is, apart from its text. */
export type PageFacts = Omit<Page, 'language' | 'sections'>;

const SITE_ALIAS = /^@site\//;

async function readBody({siteConfig}: Site, filePath: string): Promise<string> {
  const {preprocessor, parseFrontMatter} = siteConfig.markdown;
  const fileContent = await fs.readFile(filePath, 'utf8');
  const {content} = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return preprocessor?.({filePath, fileContent: content}) ?? content;
}

/** Parts of pages by file, as they were last read. */
const known = new Map<string, {body: string; sections: Section[]}>();

/** Reads only what has changed, as one page in hundreds does at a save. */
function readChanged(file: string, body: string, showsTitle: boolean) {
  const before = known.get(file);
  if (before?.body === body) {
    return before.sections;
  }
  const sections = readSections(body, {showsTitle});
  known.set(file, {body, sections});
  return sections;
}

/**
 * Reads a page's text from its Markdown source, tokens replaced as the site
 * does it.
 *
 * @param source - the file, relative to the site or with `@site/`.
 * @param showsTitle - as in `readSections`.
 */
export async function readPage(
  site: Site,
  source: string,
  facts: PageFacts,
  showsTitle: boolean,
): Promise<Page> {
  const file = path.join(site.siteDir, source.replace(SITE_ALIAS, ''));
  const body = await readBody(site, file);
  return createPage(site, facts, readChanged(file, body, showsTitle));
}

/** A page of the site's language. */
export function createPage(
  {i18n}: Pick<Site, 'i18n'>,
  facts: PageFacts,
  sections: readonly Section[],
): Page {
  return {...facts, language: i18n.currentLocale, sections};
}
