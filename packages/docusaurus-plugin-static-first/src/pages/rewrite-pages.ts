import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {BuiltSite} from '../built-site';
import {normalizePath} from '../client/normalize-path';
import {createCollector} from '../styles/collect-names';
import {addToKind, type PageKind} from '../styles/group-pages';
import {listNames} from '../styles/list-selectors';
import {makeStyles, readStyles} from '../styles/make-styles';
import {digestFiles} from './digest-files';
import {readAttribute, readTags} from './read-tags';
import {listStylesheets, rewritePage, type PageParts} from './rewrite-page';

export interface PagesOptions {
  inlineStyles: boolean;
  keepStyles: readonly string[];
  /** The maximum number of sets of styles for the pages of a kind. */
  styleSets: number;
  /** Paths below the base URL of pages that hydrate immediately. */
  hydrateOnLoad: readonly string[];
}

/**
 * The id of the element that React hydrates. Pages without it are not
 * Docusaurus'.
 */
const ROOT = '__docusaurus';

/** Whether Docusaurus rendered a page. */
function hasRoot(html: string): boolean {
  for (const tag of html.includes(ROOT) ? readTags(html) : []) {
    if (readAttribute(tag, 'id') === ROOT) {
      return true;
    }
  }
  return false;
}

interface RewrittenSite extends BuiltSite {
  /** The address of the script with a page's route, by normalized path. */
  ownScripts: ReadonlyMap<string, string>;
  /** The new address of each renamed script. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * Lists the pages that Docusaurus rendered, as a site may contain others, with
 * the addresses of their stylesheets.
 */
async function listPages({
  outDir,
  baseUrl,
}: BuiltSite): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  for (const page of await Globby('**/*.html', {cwd: outDir})) {
    const html = await fs.readFile(path.join(outDir, page), 'utf8');
    if (hasRoot(html)) {
      pages.set(page, listStylesheets(html, baseUrl));
    }
  }
  return pages;
}

/** Groups the pages by their kind. */
async function listKinds(
  site: BuiltSite,
  pages: ReadonlyMap<string, string[]>,
): Promise<PageKind[]> {
  const kinds = new Map<string, PageKind>();
  const all = new Set([...pages.values()].flat());
  const styled = listNames(await readStyles(site, [...all]));
  const collect = createCollector((name) => styled.has(name));
  for (const [page, stylesheets] of pages) {
    const html = await fs.readFile(path.join(site.outDir, page), 'utf8');
    addToKind(kinds, page, html, stylesheets, collect);
  }
  return [...kinds.values()];
}

/**
 * Rewrites every page of a built site that Docusaurus rendered.
 *
 * @param site - its folder and the path it is served at.
 * @param parts - the parts that all pages share.
 * @throws if a page can't be rewritten, with its path.
 */
export async function rewritePages(
  site: RewrittenSite,
  parts: PageParts,
  options: PagesOptions,
): Promise<void> {
  const pages = await listPages(site);
  const styles = options.inlineStyles
    ? await makeStyles(
        site,
        await listKinds(site, pages),
        options.keepStyles,
        options.styleSets,
      )
    : undefined;
  const renamed = new Map([...site.renamed, ...(styles?.renamed ?? [])]);
  const digest = digestFiles(site);
  const hydrated = new Set(options.hydrateOnLoad.map(normalizePath));
  for (const page of pages.keys()) {
    const file = path.join(site.outDir, page);
    const html = await fs.readFile(file, 'utf8');
    try {
      await fs.writeFile(
        file,
        rewritePage(html, parts, {
          styles: styles?.inline.get(page),
          onLoad: hydrated.has(normalizePath(`/${page}`)),
          ownScript: site.ownScripts.get(normalizePath(site.baseUrl + page)),
          renamed,
          digest,
        }),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${reason}.`, {cause: error});
    }
  }
}
