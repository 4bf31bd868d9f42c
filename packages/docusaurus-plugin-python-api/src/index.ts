import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {suitManyPages} from './bundler';
import {preparePages} from './plugin/prepare-pages';
import {generateOnce} from './plugin/run-generator';
import {serveFolder} from './plugin/serve-folder';
import type {PluginOptions} from './options';
import {VERSION_FILE} from './write/data';

export {validateOptions, type Options, type PluginOptions} from './options';

/** What `usePluginData` returns of this plugin. */
export interface PythonApiData {
  /** The version of the package, '' where it states none. */
  version: string;
}

const INVENTORY = 'objects.inv';
const theme = fileURLToPath(new URL('./theme', import.meta.url));
const styles = fileURLToPath(new URL('./styles.css', import.meta.url));

/**
 * Generates the API reference of a Python package before Docusaurus loads its
 * docs, again whenever a source changes under `start`, and gives the site the
 * components of its pages.
 *
 * @throws when the site is built and the package has errors; with `strict`,
 * warnings are errors
 */
export default async function pythonApi(
  {siteDir, baseUrl}: LoadContext,
  options: PluginOptions,
): Promise<Plugin<void>> {
  const isBuild = process.env.NODE_ENV === 'production';
  // Several references in one site each have an inventory of their own.
  const inventoryRoute = options.id === 'default' ? '' : options.routeBasePath;
  // While someone writes, an error is shown and the other pages follow on.
  const job = {...options, siteDir, force: !isBuild, inventoryRoute};
  const data = path.resolve(siteDir, options.cacheDir);
  const files = path.join(data, 'static');
  // Docusaurus starts all plugins at once, and the docs plugin looks for its
  // folder and its sidebar right away.
  preparePages(path.resolve(siteDir, options.out));
  await generateOnce(job, !isBuild);

  return {
    name: 'docusaurus-plugin-python-api',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [styles],

    async contentLoaded({actions}) {
      // A package that could not be read has left no file.
      const version = await readFile(
        path.join(data, VERSION_FILE),
        'utf8',
      ).catch(() => '');
      actions.setGlobalData({version} satisfies PythonApiData);
    },

    configureWebpack: (_, isServer) => ({
      ...suitManyPages(isServer),
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
