import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {StaticFirstOptions} from './options';
import {configureBundle} from './bundle';
import {writeModule} from './bundle/write-module';
import {writeRoutes, type RouteModules} from './bundle/write-routes';
import {findPartScripts} from './pages/find-part-scripts';
import {moveFileNames} from './pages/move-file-names';
import {listDiagrams} from './pages/list-diagrams';
import {listHydrated} from './pages/list-hydrated';
import {makePageParts} from './pages/page-parts';
import {rewritePages} from './pages/rewrite-pages';
import {formatCodeColors} from './styles/code-colors';

export {validateOptions} from './options';
export type {Options, StaticFirstOptions} from './options';

// Packing compiles these files and only changes addresses that are literals.
const styles = fileURLToPath(new URL('./styles.css', import.meta.url));
const lifecycle = fileURLToPath(
  new URL('./client/lifecycle.ts', import.meta.url),
);

/** A plugin that changes the pages of a build after they are written. */
export interface PageRewriter extends Plugin {
  /** Resolves when the pages are final. */
  pagesRewritten: Promise<void>;
}

const NAME = 'docusaurus-plugin-static-first';

/**
 * Makes built pages work without React: each contains its styles and a script
 * of a few kB that handles the reader's actions until a control needs React,
 * which is then loaded. Under `docusaurus start` the pages are unchanged, apart
 * from a few styles, the scrolling of the sidebar, and links into tabs and details.
 *
 * @returns null with the hash router, whose only page is rendered by React.
 */
export default function staticFirst(
  site: LoadContext,
  options: StaticFirstOptions,
): PageRewriter | null {
  if (site.siteConfig.future.experimental_router === 'hash') {
    logger.warn(
      `${NAME} does not support the hash router and is disabled, since such a site has no pages that work without React.`,
    );
    return null;
  }
  let tellRewritten: () => void = () => undefined;
  const pagesRewritten = new Promise<void>((resolve) => {
    tellRewritten = resolve;
  });
  let routes: RouteModules | undefined;
  return {
    name: NAME,
    pagesRewritten,
    getClientModules: () => [
      styles,
      writeModule(
        site.generatedFilesDir,
        'code-colors.css',
        formatCodeColors(site.siteConfig.themeConfig),
      ),
      lifecycle,
    ],

    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      routes = isServer ? routes : writeRoutes(site);
      const rules = config.module?.rules ?? [];
      const modules = isServer ? undefined : routes;
      return configureBundle(site, options, rules, modules);
    },

    async postBuild(built) {
      const {outDir, baseUrl} = built;
      const parts = await makePageParts(site, options);
      const place = {outDir, baseUrl};
      const ownScripts = await findPartScripts(place, routes?.parts ?? []);
      const renamed = await moveFileNames(place, new Set(ownScripts.values()));
      await rewritePages({...place, ownScripts, renamed}, parts, {
        ...options,
        hydrateOnLoad: [
          ...listHydrated(built, options.hydrateOnLoad),
          ...(await listDiagrams(built)),
        ],
      });
      tellRewritten();
    },
  };
}
