import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {StaticFirstOptions} from './options';
import {configureBundle} from './bundle';
import {writeRoutes, type RouteModules} from './bundle/write-routes';
import {findPartScripts} from './pages/find-part-scripts';
import {moveFileNames} from './pages/move-file-names';
import {makePageParts} from './pages/page-parts';
import {rewritePages} from './pages/rewrite-pages';

export {validateOptions} from './options';
export type {PluginOptions, StaticFirstOptions} from './options';

const styles = fileURLToPath(new URL('./styles.css', import.meta.url));
const showCurrentPage = fileURLToPath(
  new URL('./client/show-current-page.ts', import.meta.url),
);

/** A plugin that changes the pages of a build after they are written. */
export interface PageRewriter extends Plugin {
  /** Resolves once the pages have their last form. */
  pagesRewritten: Promise<void>;
}

/**
 * Makes the built pages complete without React: each carries its styles, and a
 * script of a few kB answers the reader until one of the page's controls needs
 * React, which is loaded then. Under `docusaurus start` pages are left alone.
 */
export default function staticFirst(
  site: LoadContext,
  options: StaticFirstOptions,
): PageRewriter {
  let tellRewritten: () => void = () => undefined;
  const pagesRewritten = new Promise<void>((resolve) => {
    tellRewritten = resolve;
  });
  let routes: RouteModules | undefined;
  return {
    name: 'docusaurus-plugin-static-first',
    pagesRewritten,
    getClientModules: () => [styles, showCurrentPage],

    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      routes = isServer ? routes : writeRoutes(site);
      return configureBundle(site, options, isServer ? undefined : routes);
    },

    async postBuild({outDir}) {
      const parts = await makePageParts(site, options);
      const place = {outDir, baseUrl: site.baseUrl};
      const ownScripts = await findPartScripts(place, routes?.parts ?? []);
      const renamed = await moveFileNames(place, new Set(ownScripts.values()));
      await rewritePages({...place, ownScripts, renamed}, parts, options);
      tellRewritten();
    },
  };
}
