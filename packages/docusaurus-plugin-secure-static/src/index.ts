import type {LoadContext, Plugin} from '@docusaurus/types';
import {findRoot} from './headers/find-root';
import {readOwnHeaders} from './headers/own-headers';
import {writeHeaders} from './headers/write-headers';
import type {SecureStaticOptions} from './options';
import {replacePrefetch} from './prefetch-alias';
import {makeScriptsReproducible} from './reproducible-build';
import {writeSecurityTxt} from './security-txt/write-security-txt';

export {validateOptions} from './options';
export type {
  Options,
  SecureStaticOptions,
  StrictTransport,
  TrustedTypes,
} from './options';

/** A plugin that changes the pages of a build after they are written. */
interface PageRewriter {
  /** Resolves when the pages are final. */
  pagesRewritten: Promise<void>;
}

/** Waits until no other plugin is changing the pages. */
async function waitForPages(plugins: readonly object[]): Promise<void> {
  for (const plugin of plugins) {
    if ('pagesRewritten' in plugin) {
      await (plugin as PageRewriter).pagesRewritten;
    }
  }
}

/**
 * Secures a finished site: writes the headers that a host should send to
 * `_headers`, and the Content Security Policy into each page for hosts that
 * send none. The policy allows inline scripts and styles by hashes of the built
 * pages, so it always matches them.
 */
export default function secureStatic(
  site: LoadContext,
  options: SecureStaticOptions,
): Plugin {
  return {
    name: 'docusaurus-plugin-secure-static',

    configureWebpack: ({mode}) =>
      mode === 'production'
        ? {
            ...replacePrefetch(site.siteDir),
            ...(options.reproducible && makeScriptsReproducible()),
          }
        : {},

    async postBuild({outDir, plugins}) {
      await waitForPages(plugins);
      const {siteDir, siteConfig, baseUrl} = site;
      const root = findRoot(site, outDir);
      if (options.securityTxt && root.outDir === outDir) {
        await writeSecurityTxt(outDir, {
          email: options.securityTxt.email,
          siteDir,
          siteUrl: siteConfig.url + baseUrl,
        });
      }
      await writeHeaders(
        {outDir, baseUrl},
        root,
        options,
        readOwnHeaders(siteDir, siteConfig.staticDirectories),
      );
    },
  };
}
