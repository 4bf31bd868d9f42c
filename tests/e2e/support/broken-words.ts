import type {Locator} from '@playwright/test';

/** Lists the words in elements that continue on another line. */
export function findBrokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        const {currentNode} = texts;
        const value = currentNode.nodeValue ?? '';
        for (const {0: word, index} of value.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(currentNode, index);
          range.setEnd(currentNode, index + word.length);
          const tops = [...range.getClientRects()].map(({top}) => top);
          if (new Set(tops).size > 1) {
            words.push(word);
          }
        }
      }
      return words;
    }),
  );
}
