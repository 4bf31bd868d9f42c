import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SiteRoot} from './find-root';
import {formatHeadersFile, parseHeadersFile} from './headers-file';
import {hashInlineScripts} from './inline-scripts';
import {mergeRules} from './merge-rules';
import {createHeaderRules, createPolicy, insertPolicy} from './policy';
import {hashStyleAttributes} from './style-attributes';
import type {SecureStaticOptions} from '../options';
import type {HeaderRule, InlineHashes} from './types';
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

/** The rules of the locales that were built into the same site before. */
async function readKnownRules(
  file: string,
  {isFirst}: {isFirst: boolean},
): Promise<HeaderRule[]> {
  return isFirst ? [] : parseHeadersFile(await fs.readFile(file, 'utf8'));
}

/**
 * Writes `_headers`, and the policy into each page.
 *
 * @param outDir - the built site, or one locale of it.
 * @param baseUrl - the path it is served at, a slash at both ends.
 * @param root - the whole site: `_headers` is written there.
 * @throws where a page declares its encoding too late for the policy.
 */
export async function writeHeaders(
  {outDir, baseUrl}: SiteRoot,
  root: SiteRoot,
  options: SecureStaticOptions,
): Promise<void> {
  const pages = await Globby('**/*.html', {cwd: outDir});
  const policy = createPolicy(await collectHashes(outDir, pages), options);
  await forEachPage(outDir, pages, (html) => insertPolicy(html, policy));
  const file = path.join(root.outDir, '_headers');
  const known = await readKnownRules(file, {isFirst: root.outDir === outDir});
  await fs.writeFile(
    file,
    formatHeadersFile(
      mergeRules(
        known,
        createHeaderRules(policy, baseUrl, options.strictTransport),
      ),
    ),
  );
}
