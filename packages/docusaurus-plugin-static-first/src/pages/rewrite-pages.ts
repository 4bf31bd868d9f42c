import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {foldVariables} from '../styles/fold-variables';
import {addToGroup, groupKey, type PageGroup} from '../styles/group-pages';
import {purgeStyles} from '../styles/purge-styles';
import {slimStylesheets} from '../styles/slim-stylesheets';
import {digestFiles} from './digest-files';
import {listStylesheets, rewritePage, type PageParts} from './rewrite-page';

/** Classes that the scripts of a page set, whatever the page holds. */
const OWN_CLASSES = [
  'button',
  'static-first-failure',
  'table-of-contents__link--active',
  'tabs__item--active',
];

/** A quick fade, for readers who have nothing against motion. */
const VIEW_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){' +
  '@view-transition{navigation:auto}' +
  '::view-transition-old(root),::view-transition-new(root){animation-duration:.12s}}';

export interface PagesOptions {
  inlineStyles: boolean;
  viewTransitions: boolean;
  keepStyles: readonly string[];
  /** Paths below the base URL of pages that hydrate at once. */
  hydrateOnLoad: readonly string[];
}

/** The element that React takes over: pages without it are somebody else's. */
const ROOT = /\bid="?__docusaurus\b/;

interface Site {
  outDir: string;
  baseUrl: string;
}

/** The path below the base URL of a page's file. */
function pathOf(file: string): string {
  return `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/$/, '')}`;
}

/** Lists the pages that Docusaurus rendered: a site may hold other ones. */
async function listPages(outDir: string): Promise<string[]> {
  const pages: string[] = [];
  for (const page of await Globby('**/*.html', {cwd: outDir})) {
    if (ROOT.test(await fs.readFile(path.join(outDir, page), 'utf8'))) {
      pages.push(page);
    }
  }
  return pages;
}

/** Reads the stylesheets of a group, in their order. */
async function readStyles(
  {outDir, baseUrl}: Site,
  stylesheets: readonly string[],
): Promise<string> {
  const texts = await Promise.all(
    stylesheets.map((address) =>
      fs.readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8'),
    ),
  );
  return texts.join('\n');
}

/** Groups the pages by their kind. */
async function groupPages(
  outDir: string,
  pages: readonly string[],
): Promise<Map<string, PageGroup>> {
  const groups = new Map<string, PageGroup>();
  for (const page of pages) {
    const html = await fs.readFile(path.join(outDir, page), 'utf8');
    addToGroup(groups, html, listStylesheets(html));
  }
  return groups;
}

interface Styles {
  /** What each group of pages needs. */
  inline: Map<string, string>;
  /** The new address of each stylesheet. */
  renamed: Map<string, string>;
}

/** Finds out what styles each kind of page needs, and what all pages may. */
async function makeStyles(
  site: Site,
  pages: readonly string[],
  keep: readonly string[],
): Promise<Styles> {
  const groups = await groupPages(site.outDir, pages);
  const inline = new Map<string, string>();
  for (const [key, {names, stylesheets}] of groups) {
    const css = await readStyles(site, stylesheets);
    inline.set(
      key,
      foldVariables(
        purgeStyles(css, names, keep),
        new Set([...names.variables, ...keep]),
      ),
    );
  }
  const all = [...groups.values()];
  const renamed = await slimStylesheets(
    site,
    [...new Set(all.flatMap(({stylesheets}) => stylesheets))],
    all.map(({names}) => names),
    keep,
  );
  return {inline, renamed};
}

/**
 * Rewrites every page of a built site that Docusaurus rendered.
 *
 * @param site - where it is and the path it is served at.
 * @param parts - what all pages share.
 * @throws where a page can't be rewritten, with its path.
 */
export async function rewritePages(
  site: Site,
  parts: PageParts,
  {inlineStyles, keepStyles, hydrateOnLoad, viewTransitions}: PagesOptions,
): Promise<void> {
  const pages = await listPages(site.outDir);
  const styles = inlineStyles
    ? await makeStyles(site, pages, [...OWN_CLASSES, ...keepStyles])
    : undefined;
  const digest = digestFiles(site);
  for (const page of pages) {
    const file = path.join(site.outDir, page);
    const html = await fs.readFile(file, 'utf8');
    try {
      const css = styles?.inline.get(groupKey(html, listStylesheets(html)));
      const transition = viewTransitions ? VIEW_TRANSITION : '';
      const onLoad = [pathOf(page), `/${page}`].some((address) =>
        hydrateOnLoad.includes(address),
      );
      await fs.writeFile(
        file,
        rewritePage(html, parts, {
          css: css === undefined ? css : css + transition,
          onLoad,
          renamed: styles?.renamed ?? new Map(),
          digest,
        }),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${reason}.`, {cause: error});
    }
  }
}
