import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {SiteRoot} from './headers/find-root';

/**
 * Tags that load a script or a stylesheet from the start, a script's with its
 * text: what looks like a tag in there is none.
 */
const TAG =
  /(<script\b[^>]*>)([\s\S]*?<\/script\s*>)|<link\b(?=[^>]*\srel=["']?(?:stylesheet|modulepreload)\b)[^>]*>/gi;
const ADDRESS = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The digest of a file, by which a browser knows that it is the one meant. */
function digest(file: string): string {
  const hash = createHash('sha256').update(fs.readFileSync(file));
  return `sha256-${hash.digest('base64')}`;
}

/**
 * Has the scripts and stylesheets that pages load by tags checked against what
 * the build wrote. Files of other hosts are left alone: they change.
 *
 * @param site - where the files are, and the path they are served at.
 * @returns a function that completes one page.
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
