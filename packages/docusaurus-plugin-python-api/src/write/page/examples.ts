import type {Comment} from 'typedoc';
import {printExample} from './comment';

/** Can't be the id of a symbol, since Python names have no hyphens. */
export const EXAMPLES_ID = 'package-examples';

interface Examples {
  title: string;
  blocks: string[];
}

/** The start of a code block, which may be in a session. */
const BLOCK = /^ *(?:~{3,}|`{3,})\w/gm;

/** The examples of a module as a separate section. */
export function readExamples(comment: Comment | undefined): Examples {
  const blocks = (comment?.getTags('@example') ?? []).map((tag) =>
    printExample(tag),
  );
  const count = blocks.join('\n').match(BLOCK)?.length ?? 0;
  return {title: count > 1 ? 'Examples' : 'Example', blocks};
}
