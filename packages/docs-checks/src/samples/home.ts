import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Identity} from 'docusaurus-plugin-page-exports/page/tokens';
import type {Block} from './pages/block';
import {readBlocks} from './pages/read-blocks';

const FILE = 'src/pages/_program.mdx';

/**
 * Gives the program of the home page as a block of code.
 *
 * @throws when its file holds none.
 */
export async function readHomeSample(
  root: string,
  identity: Identity,
): Promise<Block> {
  const source = await readFile(path.join(root, FILE), 'utf8');
  const [block] = readBlocks(FILE, source, identity);
  if (!block) {
    throw new Error(
      `${FILE}:1 — the home page has no program. Write one fence of Python.`,
    );
  }
  return block;
}
