// oxlint-disable-next-line typescript/triple-slash-reference -- an import loads modules only.
/// <reference path="./theme.d.ts" preserve="true" />
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';
import {claimFiles} from './claim-files';
import {checkInstances, listPages, listPosts} from './content/list-pages';
import type {PluginOptions} from './options';
import {createTreeKey} from './page/create-tree-key';
import {createPageReader} from './page/page-reader';
import {cacheTrees} from './page/parsed-trees';
import {listExports} from './page-exports';
import {type GeneratedFiles, publishFiles} from './publish';
import {isStaticFile} from './static-files';

export type {MarkdownComponent} from './markdown/components';
export {validateOptions, type Options, type PluginOptions} from './options';

/** What `usePluginData` returns for this plugin. */
export interface PageExportsData {
  /** The folder of all notebooks; null if each is beside its page. */
  notebookFolder: string | null;
}

const NAME = 'docusaurus-plugin-page-exports';
const EXPORTED = /\.(?:md|ipynb)$/;
const theme = fileURLToPath(new URL('./theme', import.meta.url));

/** The first segment of a path below the base URL. */
function firstOf(file: string): string {
  return file.split('/', 1)[0] ?? file;
}

/** @returns a function that removes unused trees; undefined without a cache. */
function keepParsed(
  site: LoadContext,
  {cache}: PluginOptions,
): (() => void) | undefined {
  if (cache === undefined) {
    return undefined;
  }
  const key = createTreeKey(site);
  return key === undefined
    ? undefined
    : cacheTrees(path.resolve(site.siteDir, cache), key);
}

/**
 * Gives every docs page, and optionally every blog post, a copy in Markdown,
 * lists the copies in `/llms.txt`, and creates a notebook of each page with
 * `notebook: true` in its front matter.
 */
export default function pageExports(
  site: LoadContext,
  options: PluginOptions,
): Plugin {
  const reader = createPageReader(site);
  const prune = keepParsed(site, options);
  let files: GeneratedFiles = new Map();
  let folders: ReadonlySet<string> = new Set();
  // Docusaurus adds those of the themes only once everything is loaded.
  let messages = site.codeTranslations;
  const published = publishFiles({
    name: NAME,
    baseUrl: site.baseUrl,
    owns: {
      test: (file) =>
        files.has(file) ||
        (EXPORTED.test(file) &&
          folders.has(firstOf(file)) &&
          !isStaticFile(file, site)),
    },
    listFiles: () => files,
  });

  return {
    ...published,
    name: NAME,
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,

    // Global data that is set in `allContentLoaded` is ordered by which plugin
    // finishes first, so that two builds of the same site would differ.
    contentLoaded({actions}) {
      const {notebooks} = options;
      actions.setGlobalData({
        notebookFolder:
          (typeof notebooks === 'object' && notebooks.folder) || null,
      } satisfies PageExportsData);
    },

    allContentLoaded({allContent}) {
      const {markdown} = options;
      if (typeof markdown === 'object') {
        checkInstances(markdown.instances, allContent);
      }
      const pages = [
        ...listPages(allContent),
        ...listPosts(allContent, site.siteDir),
      ];
      const readMessages = () => messages;
      files = listExports({site, reader, options, pages, readMessages});
      claimFiles(site, options.id ?? DEFAULT_PLUGIN_ID, files);
      folders = new Set([...files.keys()].map(firstOf));
    },

    async postBuild(props) {
      messages = props.codeTranslations;
      await published.postBuild?.(props);
      prune?.();
    },
  };
}
