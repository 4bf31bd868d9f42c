import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache} from './open-cache';
import {createKey, type Ingredients} from './create-key';
import {keepPages} from './keep-pages';
import {openPageStore} from './page-store';
import {createRecheck} from './recheck';

export interface BundlerCacheOptions extends Ingredients {
  /** Where compiled modules are kept, below the site's folder. */
  folder: string;
}

const NAME = 'bundler-cache';

/** Set to 1 by a build that must see every warning. */
export const COMPILE_ALL = 'COMPILE_ALL';

/**
 * Keeps compiled pages for the next build. The bundler's own cache, which would
 * keep all modules, takes half a gigabyte for a thousand pages, and gives names
 * inside of its script that differ from those of a build without it.
 */
function keepForBuild(directory: string, key: () => Promise<string>): Plugin {
  const pages = path.join(directory, 'pages');
  const store = openPageStore(pages);
  return {
    name: NAME,
    async allContentLoaded() {
      const made = await key();
      await (await openCache(directory, made)).keep(made);
      // A page that is kept would not repeat what compiling it warned of.
      if (process.env[COMPILE_ALL] === '1') {
        await fs.rm(pages, {recursive: true, force: true});
      }
    },
    configureWebpack: () => ({
      plugins: [
        {
          // Other plugins add the loaders of their pages later.
          apply: ({options}) => {
            keepPages(options.module.rules, store);
          },
        },
      ],
    }),
    postBuild: () => store.prune(),
  };
}

/** Keeps what the bundler compiled for the next start. */
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
 * Keeps what was compiled for the next build or start. Whether a page itself
 * has changed is seen page by page; what else it is made of is in the cache's
 * key.
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
  const keep = isBuild ? keepForBuild : keepForStart;
  const part = `${isBuild ? 'build' : 'start'}-${i18n.currentLocale}`;
  return keep(path.join(siteDir, folder, part), () =>
    createKey(siteDir, ingredients, siteConfig),
  );
}
