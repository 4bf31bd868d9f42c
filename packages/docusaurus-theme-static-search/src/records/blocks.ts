/**
 * Separates two blocks of a text if the first does not end like a sentence, so
 * that the words on both sides don't belong together. It is whitespace, so it
 * is not part of a word and takes no more room than a space.
 */
export const BLOCK_MARK = '\n';

const SENTENCE_END = /[.!?…][)\]"'’”»]*$/;

/** Returns the separator after a block. */
export function markAfter(block: string): string {
  return block === '' || SENTENCE_END.test(block) ? ' ' : BLOCK_MARK;
}

/** Joins texts, with marks where no sentence ends. */
export function joinBlocks(...blocks: readonly string[]): string {
  return blocks
    .filter((block) => block !== '')
    .reduce(
      (text, block) => (text ? text + markAfter(text) + block : block),
      '',
    );
}
