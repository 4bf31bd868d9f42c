import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import {addSelfLink} from './add-self-link';

const FILES = {rss: 'rss.xml', atom: 'atom.xml'};

/**
 * Adds its own address to each feed of a blog. Docusaurus writes no feeds if
 * all posts are unlisted or drafts.
 *
 * @param folder - where the blog is built.
 * @param address - where it is served.
 * @throws an error if a file is not a feed of its type.
 */
export async function completeFeeds(
  folder: string,
  address: string,
  types: readonly (keyof typeof FILES)[],
): Promise<void> {
  for (const type of types) {
    const file = path.join(folder, FILES[type]);
    if (existsSync(file)) {
      const text = await fs.readFile(file, 'utf8');
      const own = normalizeUrl([address, FILES[type]]);
      await fs.writeFile(file, addSelfLink(text, type, own));
    }
  }
}
