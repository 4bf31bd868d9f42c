import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {OwnHeaders} from './check-own-headers';
import type {SiteRoot} from './find-root';
import {HEADERS_FILE, parseHeadersFile} from './headers-file';
import {
  hashInlineScripts,
  hashInlineStyles,
  hashSource,
} from './inline-scripts';
import {isInserted, listBeginnings} from './inserted-attributes';
import {listNestedTags} from './list-nested-tags';
import {mergeRules} from './merge-rules';
import {addToOwnRules} from './own-headers';
import {
  acceptsPolicy,
  createHeaderRules,
  createPolicy,
  insertPolicy,
} from './policy';
import {insertGuard} from './insert-guard';
import {hashStyleAttributes, listStyleAttributes} from './style-attributes';
import {createIntegrity} from '../integrity';
import type {SecureStaticOptions} from '../options';
import {readAttribute, readTags, type Tag} from '../read-tags';
import {bundleTrustedTypes} from '../trusted-types';
import type {HeaderRule, InlineHashes} from './types';
import {forEachPage} from './for-each-page';

/** The id of the element that React hydrates. */
const ROOT = '__docusaurus';

/** Whether Docusaurus has rendered a page. */
function hasRoot(html: string): boolean {
  for (const tag of html.includes(ROOT) ? readTags(html) : []) {
    if (readAttribute(tag, 'id') === ROOT) {
      return true;
    }
  }
  return false;
}

/**
 * Whether a file stays as it is: one that Docusaurus has not rendered, such as a
 * proof of ownership for a search engine, need not be a whole page.
 */
function isLeftAlone(html: string): boolean {
  return !acceptsPolicy(html) && !hasRoot(html);
}

/** Hashes the inline content of a page. */
function hashPage(tags: readonly Tag[]): InlineHashes {
  return {
    scripts: hashInlineScripts(tags),
    styles: hashInlineStyles(tags),
    styleAttributes: hashStyleAttributes(tags),
  };
}

/** Joins the hashes of several pages, sorted and without duplicates. */
function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  const join = (part: keyof InlineHashes) =>
    [...new Set(all.flatMap((hashes) => hashes[part]))].sort();
  return {
    scripts: join('scripts'),
    styles: join('styles'),
    styleAttributes: join('styleAttributes'),
  };
}

/** Reads how the style attributes begin that scripts may insert as markup. */
async function readBeginnings(outDir: string): Promise<Set<string>> {
  const beginnings = new Set<string>();
  // One at a time, since all scripts together may not fit in memory.
  for (const file of await Globby('**/*.js', {cwd: outDir})) {
    const script = await fs.readFile(path.join(outDir, file), 'utf8');
    listBeginnings(script).forEach((beginning) => beginnings.add(beginning));
  }
  return beginnings;
}

/**
 * Adds the integrity attributes and the script of Trusted Types to the pages.
 *
 * @returns the hashes of each page's inline content by the page's path, and those
 * of the style attributes that the router may insert into other pages.
 */
async function completePages(
  site: SiteRoot,
  pages: readonly string[],
  {trustedTypes}: SecureStaticOptions,
): Promise<{
  hashes: ReadonlyMap<string, InlineHashes>;
  routed: readonly string[];
}> {
  const script = trustedTypes ? await bundleTrustedTypes() : undefined;
  const addIntegrity = createIntegrity(site);
  const complete = (html: string) =>
    addIntegrity(script === undefined ? html : insertGuard(html, script));
  const hashes = new Map<string, InlineHashes>();
  const attributes = new Set<string>();
  await forEachPage(site.outDir, pages, (html, page) => {
    const completed = isLeftAlone(html) ? html : complete(html);
    const tags = listNestedTags(completed);
    hashes.set(page, hashPage(tags));
    listStyleAttributes(tags).forEach((value) => attributes.add(value));
    return completed;
  });
  const beginnings = await readBeginnings(site.outDir);
  const routed = [...attributes].filter((value) =>
    isInserted(value, beginnings),
  );
  return {hashes, routed: routed.map(hashSource)};
}

/** Reads the rules of the locales that were built into the same site before. */
async function readKnownRules(
  file: string,
  {isFirst}: {isFirst: boolean},
): Promise<HeaderRule[]> {
  return isFirst ? [] : parseHeadersFile(await fs.readFile(file, 'utf8'));
}

/**
 * Writes `_headers`, and inserts the policy into each page.
 *
 * @param site - the built site, or one locale of it.
 * @param root - the whole site, where `_headers` is written.
 * @param own - the author's `_headers`, to which the rules are added.
 * @throws if a page of Docusaurus declares its encoding too late for the policy,
 * or if the author sets the policy of all pages.
 */
export async function writeHeaders(
  site: SiteRoot,
  root: SiteRoot,
  options: SecureStaticOptions,
  own: OwnHeaders = {file: '', text: ''},
): Promise<void> {
  const {outDir, baseUrl} = site;
  const pages = await Globby('**/*.html', {cwd: outDir});
  const {hashes, routed} = await completePages(site, pages, options);
  const policy = createPolicy(joinHashes([...hashes.values()]), options);
  // The router may insert the attributes of another page, but never its scripts
  // and styles.
  const inserted = {scripts: [], styles: [], styleAttributes: routed};
  await forEachPage(outDir, pages, (html, page) => {
    const hashed = hashes.get(page);
    return hashed === undefined || isLeftAlone(html)
      ? undefined
      : insertPolicy(
          html,
          createPolicy(joinHashes([hashed, inserted]), options),
        );
  });
  const file = path.join(root.outDir, HEADERS_FILE);
  const known = await readKnownRules(file, {isFirst: root.outDir === outDir});
  await fs.writeFile(
    file,
    addToOwnRules(
      own,
      mergeRules(
        known,
        createHeaderRules(policy, baseUrl, options.strictTransport),
      ),
    ),
  );
}
