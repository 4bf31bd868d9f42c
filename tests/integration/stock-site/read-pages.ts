import fs from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../../scripts/lib/paths';

/** The guides to installing a package in an existing site. */
const FOLDER = path.join(root, 'contributing', 'packages');

/** A code block of a page, as readers copy it. */
export interface PageBlock {
  /** The package that the page describes. */
  package: string;
  language: string;
  /** The file that the block belongs to; none for commands. */
  title: string | undefined;
  code: string;
}

/** Lists the blocks of all pages, sorted by page name. */
export async function readPageBlocks(): Promise<PageBlock[]> {
  const names = (await fs.readdir(FOLDER)).sort();
  const texts = await Promise.all(
    names.map((name) => fs.readFile(path.join(FOLDER, name), 'utf8')),
  );
  return names.flatMap((name, index) =>
    [
      ...(texts[index] ?? '').matchAll(
        /^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm,
      ),
    ].map(([, language = '', title, code = '']) => ({
      package: path.basename(name, '.md'),
      language,
      title,
      code,
    })),
  );
}

/** The commands of a page, one per line. */
export async function readCommands(name: string): Promise<string[]> {
  const blocks = await readPageBlocks();
  return blocks
    .filter((block) => block.package === name && block.language === 'bash')
    .flatMap(({code}) => code.trim().split('\n'));
}

const CONFIG = 'docusaurus.config.js';

/**
 * Writes the files of the pages into a site. Each configuration becomes a
 * separate module, and the site's configuration combines them.
 */
export async function copyFromPages(site: string): Promise<void> {
  const blocks = await readPageBlocks();
  const folder = path.join(site, 'from-pages');
  await fs.mkdir(folder);
  for (const {package: name, title, code} of blocks) {
    if (title === CONFIG) {
      await fs.writeFile(path.join(folder, `${name}.js`), code);
    } else if (title !== undefined) {
      await fs.writeFile(path.join(site, title), code);
    }
  }
}
