import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseFenceMeta} from '../../lib/markdown/fence-meta';
import {replaceTokens, type Identity} from '../../lib/product/tokens';
import {program} from '../../src/components/home/Sample/program';
import type {Block} from './pages/block';

const FILE = 'src/components/home/Sample/program.ts';

/** Gives the program of the home page as a block of code. */
export async function readHomeSample(
  root: string,
  identity: Identity,
): Promise<Block> {
  const source = await readFile(path.join(root, FILE), 'utf8');
  const line = source.slice(0, source.indexOf(program)).split('\n').length;
  return {
    file: FILE,
    line,
    language: 'python',
    meta: parseFenceMeta(''),
    lines: replaceTokens(program, identity)
      .split('\n')
      .map((code, index) => ({code, line: line + index})),
  };
}
