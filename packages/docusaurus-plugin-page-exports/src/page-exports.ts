import type {LoadContext} from '@docusaurus/types';
import {markdownUrl, notebookUrl} from './addresses';
import {replaceTitle} from './content/add-title';
import {showEmoji, showsEmoji} from './content/emoji';
import {
  createLinkResolver,
  mapPermalinks,
  pageUrl,
  type Permalinks,
} from './content/links';
import type {SitePage} from './content/list-pages';
import {plainTitle} from './content/plain-title';
import {titleAdmonitions} from './content/title-admonitions';
import {escapeText} from './markdown/escape-text';
import {type ListedPage, writeLlms} from './markdown/write-llms';
import {writeMarkdown} from './markdown/write-markdown';
import {createNotebook} from './notebook/notebook';
import {readParts} from './notebook/read-parts';
import type {PluginOptions} from './options';
import {createReport, isPageMessage} from './page/page-error';
import type {PageReader} from './page/page-reader';
import {readWithPartials} from './page/partials';
import {findTitleHeading} from './page/title-heading';
import type {GeneratedFiles} from './publish';

/** What the exports of a site are made from. */
export interface ExportContext {
  site: LoadContext;
  reader: PageReader;
  options: PluginOptions;
  /** All docs pages and blog posts. */
  pages: readonly SitePage[];
  /**
   * Returns the translations of the site and its themes, when a file is written;
   * those of the site by default.
   */
  readMessages?: () => Readonly<Record<string, string>>;
}

/** What one page is exported with. */
interface PageContext extends Omit<ExportContext, 'pages'> {
  permalinks: Permalinks;
}

function fieldsOf<Fields extends object>(
  option: boolean | Fields | undefined,
): Partial<Fields> {
  return typeof option === 'object' ? option : {};
}

/**
 * Returns the functions that write the site's components, for copies and
 * notebooks.
 */
function componentsOf({options}: PageContext) {
  const {components = {}} = fieldsOf(options.markdown);
  return new Map(Object.entries(components));
}

/** Reads a page for an export, with `name` as its title in plain text. */
async function readPage(page: SitePage, context: PageContext) {
  const {site, reader, permalinks, readMessages} = context;
  const resolve = createLinkResolver(page, permalinks, site);
  try {
    const read = await reader.read(page.source);
    const tree = await readWithPartials(read, reader, site.siteDir);
    if (showsEmoji(site.siteConfig.markdown)) {
      showEmoji(tree);
    }
    const heading = findTitleHeading(read, tree);
    const name =
      (heading && plainTitle(heading, componentsOf(context))) || page.title;
    const messages = readMessages?.() ?? site.codeTranslations;
    titleAdmonitions(tree, messages, site.i18n.currentLocale);
    const {title, showsTitle} = page;
    if (showsTitle === 'always') {
      replaceTitle(tree, title);
    }
    return {
      ...{tree, resolve, name},
      title: showsTitle === 'never' ? undefined : title,
    };
  } catch (error) {
    throw isPageMessage(error)
      ? createReport(error.file ?? '', [error])
      : error;
  }
}

async function makeMarkdown(page: SitePage, context: PageContext) {
  const {tree, resolve, title} = await readPage(page, context);
  return writeMarkdown(tree, resolve, componentsOf(context), title);
}

async function makeNotebook(page: SitePage, context: PageContext) {
  const {tree, resolve, name, title} = await readPage(page, context);
  // A path may contain spaces, with which a link would not be one.
  const {href} = new URL(pageUrl(page.permalink, context.site));
  const notebook = createNotebook(name, [
    ...readParts(tree, resolve, componentsOf(context), title),
    {
      kind: 'markdown',
      text: `This notebook was made from [${escapeText(name)}](${href}).`,
    },
  ]);
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

/** Describes a page in `llms.txt`. */
async function listPage(
  page: SitePage,
  context: PageContext,
): Promise<ListedPage> {
  const {baseUrl, siteConfig} = context.site;
  return {
    title: page.fullTitle ?? (await readPage(page, context)).name,
    description: page.description,
    // A path may contain spaces, with which a link would not be one.
    url: new URL(markdownUrl(page.permalink, baseUrl), siteConfig.url).href,
  };
}

/** @throws Error if two pages would have the same file. */
function addFile(
  files: Map<string, () => Promise<string>>,
  owners: Map<string, SitePage>,
  url: string,
  page: SitePage,
  make: () => Promise<string>,
): void {
  const owner = owners.get(url);
  // Docusaurus itself reports two pages with the same route.
  if (owner && owner.permalink !== page.permalink) {
    throw new Error(
      `${page.source} and ${owner.source} would both be exported to ${url}. ` +
        "Rename one of them, or remove 'folder' from the plugin's 'notebooks'.",
    );
  }
  owners.set(url, page);
  files.set(url, make);
}

/**
 * Lists the files that a site's pages are exported to.
 *
 * @returns functions that generate the files, by path below the base URL.
 * @throws Error if two pages would have the same file.
 */
export function listExports({pages, ...shared}: ExportContext): GeneratedFiles {
  const {site, options} = shared;
  const context = {...shared, permalinks: mapPermalinks(pages)};
  const {baseUrl, siteConfig} = site;
  const {markdown = true, llms = true, notebooks = true} = options;
  const {instances, posts = false} = fieldsOf(markdown);
  const {folder} = fieldsOf(notebooks);
  const copied = pages.filter(
    ({instance}) =>
      markdown !== false &&
      (instance === null ? posts : (instances?.includes(instance) ?? true)),
  );
  const urls = new Map<string, () => Promise<string>>();
  const owners = new Map<string, SitePage>();
  for (const page of copied) {
    const url = markdownUrl(page.permalink, baseUrl);
    addFile(urls, owners, url, page, () => makeMarkdown(page, context));
  }
  for (const page of notebooks === false ? [] : pages) {
    if (page.hasNotebook) {
      const url = notebookUrl(page.permalink, baseUrl, folder);
      addFile(urls, owners, url, page, () => makeNotebook(page, context));
    }
  }
  const files = new Map<string, () => string | Promise<string>>();
  if (llms !== false && markdown !== false) {
    const {title, description} = {
      title: siteConfig.title,
      description: siteConfig.tagline,
      ...fieldsOf(llms),
    };
    const listed = copied.filter(({isListed}) => isListed);
    files.set('llms.txt', async () =>
      writeLlms(
        {title, description},
        await Promise.all(listed.map((page) => listPage(page, context))),
      ),
    );
  }
  for (const [url, make] of urls) {
    files.set(url.slice(baseUrl.length), make);
  }
  return files;
}
