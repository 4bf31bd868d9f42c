import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {formatHeadersFile} from '../headers/headers-file';
import {hashInlineScripts} from '../headers/inline-scripts';
import {createHeaderRules, createPolicy, insertPolicy} from '../headers/policy';
import {hashStyleAttributes} from '../headers/style-attributes';
import type {InlineHashes, SecurityOptions} from '../headers/types';
import {forEachPage} from './for-each-page';

/** Collects what all pages hold inline, sorted, each once. */
async function collectHashes(
  outDir: string,
  pages: readonly string[],
): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  await forEachPage(outDir, pages, (html) => {
    hashInlineScripts(html).forEach((hash) => scripts.add(hash));
    hashStyleAttributes(html).forEach((hash) => styleAttributes.add(hash));
  });
  return {
    scripts: [...scripts].sort(),
    styleAttributes: [...styleAttributes].sort(),
  };
}

/**
 * Writes the headers that a host must send into `_headers`, and their policy
 * into each page for hosts that do not. The policy names inline scripts and
 * styles by the hashes of what the build really holds, so it can not drift
 * from the pages.
 */
export default function securityHeaders(options: SecurityOptions) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'security-headers',
    async postBuild({outDir}) {
      const pages = await Globby('**/*.html', {cwd: outDir});
      const policy = createPolicy(await collectHashes(outDir, pages), options);
      await forEachPage(outDir, pages, (html) => insertPolicy(html, policy));
      await fs.writeFile(
        path.join(outDir, '_headers'),
        formatHeadersFile(createHeaderRules(policy, baseUrl)),
      );
    },
  });
}
