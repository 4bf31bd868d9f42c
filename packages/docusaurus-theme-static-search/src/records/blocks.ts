/**
 * Stands between two blocks of a text where the first does not end as a sentence
 * does: what comes before and after it says nothing together. A blank, so that it
 * is no word and takes no more room than the blank it stands for.
 */
export const BLOCK_MARK = '\n';

const SENTENCE_END = /[.!?…][)\]"'’”»]*$/;

/** What comes between a block and the next one. */
export function markAfter(block: string): string {
  return block === '' || SENTENCE_END.test(block) ? ' ' : BLOCK_MARK;
}

/** Texts one after the other, parted where no sentence ends. */
export function joinBlocks(...blocks: readonly string[]): string {
  return blocks
    .filter((block) => block !== '')
    .reduce(
      (text, block) => (text ? text + markAfter(text) + block : block),
      '',
    );
}
