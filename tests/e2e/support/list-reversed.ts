import type {Locator} from '@playwright/test';

/** Lists texts in which a sign is to the left of the one before it. */
export function listReversed(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        let before: DOMRect | undefined;
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          for (let place = 0; place < node.data.length; place += 1) {
            const range = new Range();
            range.setStart(node, place);
            range.setEnd(node, place + 1);
            const sign = range.getBoundingClientRect();
            const isDrawn = sign.width > 0 && node.data[place]?.trim() !== '';
            if (
              isDrawn &&
              before &&
              Math.abs(sign.y - before.y) < 2 &&
              sign.x < before.x
            ) {
              return true;
            }
            before = isDrawn ? sign : before;
          }
        }
        return false;
      })
      .map((part) => part.textContent),
  );
}
