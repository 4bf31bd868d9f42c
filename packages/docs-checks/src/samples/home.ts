import type {PageReader} from 'docusaurus-plugin-page-exports/page';
import type {Block} from './pages/block';
import {readBlocks} from './pages/read-blocks';

const FILE = 'src/pages/_program.mdx';

/**
 * Gives the program of the home page as a block of code.
 *
 * @throws when its file holds none.
 */
export async function readHomeSample(reader: PageReader): Promise<Block> {
  const [block] = readBlocks(await reader.read(FILE));
  if (!block) {
    throw new Error(
      `${FILE}:1 — the home page has no program. Write one fence of Python.`,
    );
  }
  return block;
}
