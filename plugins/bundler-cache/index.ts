import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache} from './open-cache';
import {createKey, type Ingredients} from './create-key';
import {keepPages} from './keep-pages';
import {openPageStore} from './page-store';
import {createRecheck} from './recheck';

export interface BundlerCacheOptions extends Ingredients {
  /** The folder of the cache, relative to the site. */
  folder: string;
}

const NAME = 'bundler-cache';

/** Set to 1 by builds that must report every warning. */
export const COMPILE_ALL = 'COMPILE_ALL';

/**
 * Caches compiled pages for the next build. The bundler's own cache stores all
 * modules: it takes half a gigabyte for a thousand pages, and changes
 * identifiers in its output compared with a build without it.
 */
function keepForBuild(directory: string, key: () => Promise<string>): Plugin {
  const pages = path.join(directory, 'pages');
  const store = openPageStore(pages);
  return {
    name: NAME,
    async allContentLoaded() {
      const made = await key();
      await (await openCache(directory, made)).keep(made);
      // A cached page would not repeat the warnings of its compilation.
      if (process.env[COMPILE_ALL] === '1') {
        await fs.rm(pages, {recursive: true, force: true});
      }
    },
    configureWebpack: () => ({
      plugins: [
        {
          // Not earlier: other plugins have yet to add their pages' loaders.
          apply: ({options}) => {
            keepPages(options.module.rules, store);
          },
        },
      ],
    }),
    postBuild: () => store.prune(),
  };
}

/** Enables the bundler's own cache for the next start. */
function keepForStart(directory: string, key: () => Promise<string>): Plugin {
  let recheck: Promise<() => Promise<void>> | undefined;

  async function open() {
    const first = await key();
    const cache = await openCache(directory, first);
    await cache.keep(first);
    return createRecheck(cache, first, key);
  }

  return {
    name: NAME,
    async allContentLoaded() {
      if (recheck === undefined) {
        recheck = open();
        await recheck;
      } else {
        await (
          await recheck
        )();
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
  };
}

/**
 * Caches compilation results for the next build or start. Changes to a page's
 * own text are detected page by page; the cache key covers everything else that
 * it depends on.
 *
 * Docusaurus 3.8 and later also cache modules, but without such a key.
 *
 * @see https://github.com/facebook/docusaurus/pull/10931
 */
export default function bundlerCache(
  {siteDir, siteConfig, i18n}: LoadContext,
  {folder, ...ingredients}: BundlerCacheOptions,
): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  const keep = isBuild ? keepForBuild : keepForStart;
  const part = `${isBuild ? 'build' : 'start'}-${i18n.currentLocale}`;
  return keep(path.join(siteDir, folder, part), () =>
    createKey(siteDir, ingredients, siteConfig),
  );
}
