import type {Locator} from '@playwright/test';

/**
 * Lists the words in elements that continue on another line.
 *
 * @param word - what counts as a word, with the flag `g`.
 */
export function findBrokenWords(
  elements: Locator,
  word = /\w+/g,
): Promise<string[]> {
  return elements.evaluateAll(
    (all, pattern) =>
      all.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const {currentNode} = texts;
          const value = currentNode.nodeValue ?? '';
          for (const {0: found, index} of value.matchAll(pattern)) {
            const range = document.createRange();
            range.setStart(currentNode, index);
            range.setEnd(currentNode, index + found.length);
            const tops = [...range.getClientRects()].map(({top}) => top);
            if (new Set(tops).size > 1) {
              words.push(found);
            }
          }
        }
        return words;
      }),
    word,
  );
}
