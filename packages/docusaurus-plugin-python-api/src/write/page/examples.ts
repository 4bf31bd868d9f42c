import type {Comment} from 'typedoc';
import {printExample} from './comment';

/** No Python name has a hyphen. */
export const EXAMPLES_ID = 'package-examples';

interface Examples {
  title: string;
  blocks: string[];
}

/** Blocks of code, in sessions and without. */
const BLOCK = /^ *(?:~{3,}|`{3,})\w/gm;

/** The examples of a module as a section of their own. */
export function readExamples(comment: Comment | undefined): Examples {
  const blocks = (comment?.getTags('@example') ?? []).map((tag) =>
    printExample(tag),
  );
  const count = blocks.join('\n').match(BLOCK)?.length ?? 0;
  return {title: count > 1 ? 'Examples' : 'Example', blocks};
}
