import type {ReadMemory} from 'python-reader';
import type {MdxMemory} from './docstrings/mdx-cache';
import type {PageMemory} from './write/rendered';

/** State that a process keeps if it generates repeatedly. */
export interface GenerateMemory {
  files: ReadMemory;
  docstrings: MdxMemory;
  pages: PageMemory;
}

/** @returns an empty memory, for a process that generates repeatedly */
export function createMemory(): GenerateMemory {
  return {files: new Map(), docstrings: {}, pages: {}};
}
