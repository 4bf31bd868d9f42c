import type {Page} from '@playwright/test';

/** Finds descriptions of symbols in columns of one or two letters. */
export function findSlivers(page: Page): Promise<string[]> {
  return page
    .locator('main li > span')
    .filter({visible: true, hasText: /.{20}/})
    .evaluateAll((texts) =>
      texts
        .filter((text) => {
          const {width} = text.getBoundingClientRect();
          return width < 2 * parseFloat(getComputedStyle(text).fontSize);
        })
        .map(({textContent}) => textContent.slice(0, 80)),
    );
}
