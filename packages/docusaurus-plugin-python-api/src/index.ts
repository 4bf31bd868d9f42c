// oxlint-disable-next-line typescript/triple-slash-reference -- an import loads modules only.
/// <reference path="./theme.d.ts" preserve="true" />
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {configureForManyPages} from './bundler';
import {preparePages} from './plugin/prepare-pages';
import {generateOnce} from './plugin/run-generator';
import {serveFolder} from './plugin/serve-folder';
import type {PluginOptions} from './options';
import {VERSION_FILE} from './write/data';

export {validateOptions, type Options, type PluginOptions} from './options';

/** What `usePluginData` returns for this plugin. */
export interface PythonApiData {
  /** The version of the package, '' if it doesn't state one. */
  version: string;
}

const INVENTORY = 'objects.inv';
const theme = fileURLToPath(new URL('./theme', import.meta.url));
const styles = fileURLToPath(new URL('./styles.css', import.meta.url));

/**
 * Generates the API reference of a Python package before Docusaurus loads its
 * docs, and again whenever a source changes under `start`. Provides the
 * components of the pages.
 *
 * @throws if the site is built and the package has errors; with `strict`,
 * warnings are errors
 */
export default async function pythonApi(
  {siteDir, baseUrl}: LoadContext,
  options: PluginOptions,
): Promise<Plugin<void>> {
  const isBuild = process.env.NODE_ENV === 'production';
  // If a site has several references, each has its own inventory.
  const inventoryRoute = options.id === 'default' ? '' : options.routeBasePath;
  // Under `start`, errors are only shown, and the other pages are updated.
  const job = {...options, siteDir, force: !isBuild, inventoryRoute};
  const data = path.resolve(siteDir, options.cacheDir);
  const files = path.join(data, 'static');
  // Docusaurus starts all plugins at once, and the docs plugin needs its folder
  // and its sidebar immediately.
  preparePages(path.resolve(siteDir, options.out));
  await generateOnce(job, !isBuild);

  return {
    name: 'docusaurus-plugin-python-api',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [styles],

    async contentLoaded({actions}) {
      // There is no file if the package could not be read.
      const version = await readFile(
        path.join(data, VERSION_FILE),
        'utf8',
      ).catch(() => '');
      actions.setGlobalData({version} satisfies PythonApiData);
    },

    configureWebpack: (_, isServer) => ({
      ...configureForManyPages(isServer),
      ...(isServer || isBuild
        ? {}
        : serveFolder(files, path.posix.join(baseUrl, inventoryRoute))),
    }),

    async postBuild({outDir}) {
      const folder = path.join(outDir, inventoryRoute);
      await mkdir(folder, {recursive: true});
      await copyFile(path.join(files, INVENTORY), path.join(folder, INVENTORY));
    },
  };
}
