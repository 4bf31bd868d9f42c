import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {SiteRoot} from './headers/find-root';
import {readAttribute, readTags, type Tag} from './read-tags';

/** Matches the relation of a link to a file that browsers can verify. */
const VERIFIED = /^(?:stylesheet|modulepreload)\b/i;

/** Returns the address of the script or stylesheet that a tag loads. */
function findAddress(tag: Tag): string | undefined {
  if (tag.name === 'script') {
    return readAttribute(tag, 'src');
  }
  return tag.name === 'link' && VERIFIED.test(readAttribute(tag, 'rel') ?? '')
    ? readAttribute(tag, 'href')
    : undefined;
}

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
  return (html) => {
    let completed = '';
    let done = 0;
    for (const tag of readTags(html)) {
      const address = findAddress(tag);
      const integrity =
        address === undefined || readAttribute(tag, 'integrity') !== undefined
          ? undefined
          : find(address);
      if (integrity !== undefined) {
        const open = html.slice(tag.start, tag.end).replace(/\s*\/?>$/, '');
        completed += `${html.slice(done, tag.start)}${open} integrity="${integrity}">`;
        done = tag.end;
      }
    }
    return completed + html.slice(done);
  };
}
