import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache} from './open-cache';
import {createKey, type Ingredients} from './create-key';
import {createRecheck} from './recheck';

export interface BundlerCacheOptions extends Ingredients {
  /** Where compiled modules are kept, below the site's folder. */
  folder: string;
}

const NAME = 'bundler-cache';

interface Opened {
  /** Says that something changed. */
  recheck: () => Promise<void>;
  /** Says that the modules are whole. */
  keep: () => Promise<void>;
}

/**
 * Keeps what the bundler compiled for the next build or start. The bundler
 * itself sees when the file of a module changes; what else a page is made of is
 * in the cache's key.
 *
 * Docusaurus 3.8 and later keep modules too, without such a key.
 *
 * @see https://github.com/facebook/docusaurus/pull/10931
 */
export default function bundlerCache(
  {siteDir, siteConfig, i18n}: LoadContext,
  {folder, ...ingredients}: BundlerCacheOptions,
): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && Boolean(process.env.CI)) {
    // With modules that were kept, names inside of the bundler's own script come
    // out otherwise, and what is published is to be reproducible.
    return {name: NAME};
  }
  const directory = path.join(
    siteDir,
    folder,
    `${isBuild ? 'build' : 'start'}-${i18n.currentLocale}`,
  );
  const key = () => createKey(siteDir, ingredients, siteConfig);
  let opened: Promise<Opened> | undefined;

  async function open(): Promise<Opened> {
    const first = await key();
    const cache = await openCache(directory, first);
    // A build may end before the modules of readers and of the renderer are
    // kept alike, and either bundle then waits for pages of the other.
    await (isBuild ? cache.drop() : cache.keep(first));
    return {
      recheck: createRecheck(cache, first, key),
      keep: () => cache.keep(first),
    };
  }

  return {
    name: NAME,
    async allContentLoaded() {
      if (opened === undefined) {
        opened = open();
        await opened;
      } else {
        await (await opened).recheck();
      }
    },
    configureWebpack: () => ({
      cache: true,
      experiments: {
        cache: {
          type: 'persistent',
          storage: {type: 'filesystem', directory},
        },
      },
    }),
    async postBuild() {
      await (await opened)?.keep();
    },
  };
}
