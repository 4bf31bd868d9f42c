import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {SiteRoot} from './headers/find-root';

/**
 * Matches tags that load a script or a stylesheet. A script is matched with its
 * text, in which apparent tags must be ignored.
 */
const TAG =
  /(<script\b[^>]*>)([\s\S]*?<\/script\s*>)|<link\b(?=[^>]*\srel=["']?(?:stylesheet|modulepreload)\b)[^>]*>/gi;
const ADDRESS = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Returns the digest by which a browser verifies a file. */
function digest(file: string): string {
  const hash = createHash('sha256').update(fs.readFileSync(file));
  return `sha256-${hash.digest('base64')}`;
}

/**
 * Makes browsers verify the scripts and stylesheets of a page against the built
 * files. Files of other hosts are skipped because they may change.
 *
 * @param site - the folder of the files, and the path they are served at.
 * @returns a function that adds the attributes to one page.
 */
export function createIntegrity({
  outDir,
  baseUrl,
}: SiteRoot): (html: string) => string {
  const known = new Map<string, string | undefined>();
  const find = (address: string): string | undefined => {
    if (!known.has(address)) {
      const file = path.join(outDir, address.slice(baseUrl.length));
      known.set(
        address,
        address.startsWith(baseUrl) && fs.existsSync(file)
          ? digest(file)
          : undefined,
      );
    }
    return known.get(address);
  };
  const complete = (tag: string): string => {
    const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
    const integrity = /\sintegrity=/i.test(tag)
      ? undefined
      : find(double ?? single ?? bare ?? '');
    return integrity
      ? tag.replace(/\s*\/?>$/, ` integrity="${integrity}">`)
      : tag;
  };
  return (html) =>
    html.replace(TAG, (tag, script: string | undefined, text: string) =>
      script ? complete(script) + text : complete(tag),
    );
}
