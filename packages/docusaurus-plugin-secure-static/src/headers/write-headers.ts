import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {SiteRoot} from './find-root';
import {formatHeadersFile, parseHeadersFile} from './headers-file';
import {hashInlineScripts, hashInlineStyles} from './inline-scripts';
import {mergeRules} from './merge-rules';
import {
  createHeaderRules,
  createPolicy,
  insertPolicy,
  insertScript,
} from './policy';
import {hashStyleAttributes} from './style-attributes';
import {createIntegrity} from '../integrity';
import type {SecureStaticOptions} from '../options';
import {bundleTrustedTypes} from '../trusted-types';
import type {HeaderRule, InlineHashes} from './types';
import {forEachPage} from './for-each-page';

/** Lists what a page holds inline. */
function hashPage(html: string): InlineHashes {
  return {
    scripts: hashInlineScripts(html),
    styles: hashInlineStyles(html),
    styleAttributes: hashStyleAttributes(html),
  };
}

/** The style attributes of a page that the router may bring to another one. */
function hashRoutedAttributes(html: string): string[] {
  return hashStyleAttributes(
    html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, ''),
  );
}

/** Joins what several pages hold inline, sorted, each once. */
function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  const join = (part: keyof InlineHashes) =>
    [...new Set(all.flatMap((hashes) => hashes[part]))].sort();
  return {
    scripts: join('scripts'),
    styles: join('styles'),
    styleAttributes: join('styleAttributes'),
  };
}

/**
 * Completes the pages.
 *
 * @returns what all of them hold inline then, and which of their style
 * attributes may come to another page.
 */
async function completePages(
  site: SiteRoot,
  pages: readonly string[],
  {trustedTypes}: SecureStaticOptions,
): Promise<{hashes: InlineHashes; routed: readonly string[]}> {
  const script = trustedTypes ? await bundleTrustedTypes() : undefined;
  const complete = createIntegrity(site);
  let hashes = joinHashes([]);
  const routed = new Set<string>();
  await forEachPage(site.outDir, pages, (html) => {
    const page = complete(
      script === undefined ? html : insertScript(html, script),
    );
    hashes = joinHashes([hashes, hashPage(page)]);
    hashRoutedAttributes(page).forEach((hash) => routed.add(hash));
    return page;
  });
  return {hashes, routed: [...routed]};
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
  site: SiteRoot,
  root: SiteRoot,
  options: SecureStaticOptions,
): Promise<void> {
  const {outDir, baseUrl} = site;
  const pages = await Globby('**/*.html', {cwd: outDir});
  const {hashes, routed} = await completePages(site, pages, options);
  const policy = createPolicy(hashes, options);
  await forEachPage(outDir, pages, (html) => {
    const own = hashPage(html);
    // Attributes may come from another page, by the router; scripts and styles
    // of another page never run here.
    const styleAttributes = [...own.styleAttributes, ...routed];
    return insertPolicy(
      html,
      createPolicy(joinHashes([{...own, styleAttributes}]), options),
    );
  });
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
