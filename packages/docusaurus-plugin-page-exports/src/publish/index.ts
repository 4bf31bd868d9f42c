import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {addMiddleware} from './add-middleware';
import {serveFiles} from './serve-files';

/** What makes each file's text, by path below the base URL: `llms.txt`. */
export type GeneratedFiles = ReadonlyMap<
  string,
  () => string | Promise<string>
>;

export interface Publication {
  /** The plugin that publishes. */
  name: string;
  baseUrl: string;
  /**
   * Whether a path below the base URL belongs to this plugin alone: the
   * development server then answers 404 where there is no such file.
   */
  owns: Pick<RegExp, 'test'>;
  /** Returns the files that the current content has. */
  listFiles: () => GeneratedFiles | Promise<GeneratedFiles>;
}

/** So many are open at a time, and wait together for the pages they show. */
const AT_ONCE = 64;

/**
 * Makes some files and writes them into a folder. The next one begins when any
 * is done: each asks for its page ahead of whatever else reads all pages then,
 * and shares what was parsed for that.
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
 * Makes the lifecycle methods of a plugin that publishes files made from the
 * content. A build writes every file. Under `docusaurus start` each is made
 * when it is requested: a saved page doesn't wait for files that nobody reads,
 * and no file that changes on the disk reloads the browser.
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
