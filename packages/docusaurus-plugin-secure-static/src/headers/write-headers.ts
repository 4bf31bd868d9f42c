import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {formatHeadersFile} from './headers-file';
import {hashInlineScripts} from './inline-scripts';
import {createHeaderRules, createPolicy, insertPolicy} from './policy';
import {hashStyleAttributes} from './style-attributes';
import type {SecureStaticOptions} from '../options';
import type {InlineHashes} from './types';
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
 * Writes `_headers`, and the policy into each page.
 *
 * @param outDir - the built site.
 * @param baseUrl - the path it is served at, a slash at both ends.
 * @throws where a page declares its encoding too late for the policy.
 */
export async function writeHeaders(
  outDir: string,
  baseUrl: string,
  options: SecureStaticOptions,
): Promise<void> {
  const pages = await Globby('**/*.html', {cwd: outDir});
  const policy = createPolicy(await collectHashes(outDir, pages), options);
  await forEachPage(outDir, pages, (html) => insertPolicy(html, policy));
  await fs.writeFile(
    path.join(outDir, '_headers'),
    formatHeadersFile(
      createHeaderRules(policy, baseUrl, options.strictTransport),
    ),
  );
}
