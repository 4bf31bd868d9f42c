import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {addMiddleware} from './add-middleware';
import {serveFiles} from './serve-files';

/**
 * Functions that generate the text of each file, by path below the base URL,
 * such as `llms.txt`.
 */
export type GeneratedFiles = ReadonlyMap<
  string,
  () => string | Promise<string>
>;

export interface Publication {
  /** The name of the plugin that publishes. */
  name: string;
  baseUrl: string;
  /**
   * Whether a path below the base URL belongs to this plugin alone. The
   * development server then answers 404 if there is no such file.
   */
  owns: Pick<RegExp, 'test'>;
  /** Returns the files for the current content. */
  listFiles: () => GeneratedFiles | Promise<GeneratedFiles>;
}

/**
 * The number of files that are open and wait for their pages at the same time.
 */
const AT_ONCE = 64;

/**
 * Generates files and writes them into a folder. A file starts as soon as
 * another one is done, so that it requests its page ahead of other readers of
 * all pages and shares the parsed tree with them.
 */
async function writeFiles(
  folder: string,
  files: Iterable<[string, () => string | Promise<string>]>,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    Array.from(files, ([file, make]) =>
      limit(async () => {
        const target = path.join(folder, file);
        await fs.mkdir(path.dirname(target), {recursive: true});
        await fs.writeFile(target, await make());
      }),
    ),
  );
}

/**
 * Creates the lifecycle methods of a plugin that publishes files generated from
 * content. A build writes every file. Under `docusaurus start` a file is
 * generated when it is requested: saving a page doesn't wait for files that
 * nobody reads, and no changed file on disk reloads the browser.
 *
 * @returns methods to spread into the plugin.
 */
export function publishFiles({
  name,
  baseUrl,
  owns,
  listFiles,
}: Publication): Pick<Plugin, 'configureWebpack' | 'postBuild'> {
  return {
    configureWebpack: (_config, isServer) =>
      isServer ? {} : addMiddleware(name, serveFiles(baseUrl, owns, listFiles)),

    async postBuild({outDir}) {
      await writeFiles(outDir, await listFiles());
    },
  };
}
