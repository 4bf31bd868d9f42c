import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';
import {buildIndex} from '../engine/indexer/build-index';
import type {SearchRecord} from '../records/types';
import {PLUGIN_NAME} from '../plugin-name';
import {earlySearch, locateRecords, textFolders, themeFolder} from './locate';
import type {SearchOptions} from './options';
import {writeSectionTexts} from './section-texts';
import {FOLDER, hasAlgolia, SiteSearch} from './site-search';
import {aliasTexts, createStockParts, stockTexts} from './stock-theme';
import {readTranslations} from './translations';

/** Runs a function once, when it is first needed. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

async function writeRecords(
  file: string,
  records: readonly SearchRecord[],
): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, `${JSON.stringify(records)}\n`);
}

/** Returns the existing webpack aliases, which the types don't include. */
function aliasOf(config: {resolve?: {alias?: unknown}}): unknown {
  return config.resolve?.alias;
}

/**
 * The theme: creates the search's records from the loaded content, and the
 * embedded index from those. The index is served from memory under `start` and
 * written by a build, from the same sources with the same code.
 *
 * @param options - validated by `validateOptions`; {} by default.
 */
export default function staticSearch(
  context: LoadContext,
  options: SearchOptions = {},
): Plugin {
  const site = new SiteSearch(context, options);
  const stock = hasAlgolia(context)
    ? {}
    : createStockParts(context, site.searchPage);
  const sectionTexts = writeSectionTexts(context, options);
  // Content changes with every save, so both are created on demand.
  let read = once(() => Promise.resolve<SearchRecord[]>([]));
  let build = once(async () => buildIndex(await read()));
  const published = publishFiles({
    name: PLUGIN_NAME,
    baseUrl: context.baseUrl,
    owns: new RegExp(`^${FOLDER}/`),
    listFiles: async () =>
      new Map(
        [...(await build())].map(([file, text]) => [
          `${FOLDER}/${file}`,
          () => text,
        ]),
      ),
  });

  return {
    ...stock,
    name: PLUGIN_NAME,
    getThemePath: () => themeFolder,
    getTypeScriptThemePath: () => themeFolder,
    // `docusaurus write-translations` also finds texts in these.
    getPathsToWatch: () => [...textFolders, stockTexts, sectionTexts],
    getClientModules: () => [earlySearch],

    async getDefaultCodeTranslationMessages() {
      return {
        ...(await stock.getDefaultCodeTranslationMessages?.()),
        ...readTranslations(context.i18n.currentLocale),
      };
    },

    configureWebpack(config, isServer, utils, content) {
      const own = site.isEmbedded
        ? published.configureWebpack?.(config, isServer, utils, content)
        : undefined;
      return {...own, resolve: {alias: aliasTexts(aliasOf(config))}};
    },

    async allContentLoaded({allContent, actions}) {
      read = once(() => site.readRecords(allContent));
      build = once(async () => buildIndex(await read()));
      actions.setGlobalData(await site.describe(allContent));
    },

    async postBuild(props) {
      await stock.postBuild?.(props);
      if (options.recordsFile !== undefined) {
        const file = locateRecords(context, options.recordsFile);
        await writeRecords(file, await read());
      }
      if (site.isEmbedded) {
        await published.postBuild?.(props);
      }
    },
  };
}
