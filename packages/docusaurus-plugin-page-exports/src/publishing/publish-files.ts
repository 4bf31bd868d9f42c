import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeWhole} from 'docusaurus-plugin-python-api/files/write-whole';
import {addMiddleware} from './add-middleware';
import {serveFiles} from './serve-files';

/** What makes each file's text, by path below the base URL: `llms.txt`. */
export type MadeFiles = ReadonlyMap<string, () => string | Promise<string>>;

export interface Publication {
  /** The plugin that publishes. */
  name: string;
  baseUrl: string;
  /** Whether a path below the base URL is this plugin's alone. */
  owns: RegExp;
  /** Gives what the content of now makes. */
  listFiles: () => MadeFiles | Promise<MadeFiles>;
}

/**
 * Gives a plugin the methods that hand readers what it makes of the content: a
 * build writes every file; under `npm start` each is made when it is asked for,
 * so that a saved page is not kept waiting for files that nobody reads, and no
 * file that changes on the disk reloads the browser.
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
      for (const [file, make] of await listFiles()) {
        await writeWhole(path.join(outDir, file), await make());
      }
    },
  };
}
