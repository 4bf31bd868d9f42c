import type {LoadContext, Plugin} from '@docusaurus/types';
import {findRoot} from './headers/find-root';
import {writeHeaders} from './headers/write-headers';
import type {SecureStaticOptions} from './options';
import {makeScriptsReproducible} from './reproducible-build';
import {writeSecurityTxt} from './security-txt/write-security-txt';

export {validateOptions} from './options';
export type {
  PluginOptions,
  SecureStaticOptions,
  StrictTransport,
} from './options';

/**
 * Secures a finished site: writes the headers that a host must send into
 * `_headers`, and the Content Security Policy into each page for hosts that
 * send none. The policy names inline scripts and styles by the hashes of what
 * the build really holds, so it can't drift from the pages.
 */
export default function secureStatic(
  site: LoadContext,
  options: SecureStaticOptions,
): Plugin {
  return {
    name: 'docusaurus-plugin-secure-static',

    configureWebpack: ({mode}) =>
      options.reproducible && mode === 'production'
        ? makeScriptsReproducible()
        : {},

    async postBuild({outDir}) {
      const {siteDir, siteConfig, baseUrl} = site;
      const root = findRoot(site, outDir);
      if (options.securityTxt && root.outDir === outDir) {
        await writeSecurityTxt(outDir, {
          email: options.securityTxt.email,
          siteDir,
          siteUrl: siteConfig.url + baseUrl,
        });
      }
      await writeHeaders({outDir, baseUrl}, root, options);
    },
  };
}
