import type {Page} from '@playwright/test';

/** What each element looks like, by the properties that move or colour it. */
export function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const properties = [
        ...[
          'display',
          'position',
          'color',
          'background-color',
          'font',
          'width',
        ],
        ...['height', 'margin', 'padding', 'border', 'opacity', 'visibility'],
      ].map((name) => style.getPropertyValue(name));
      return [element.tagName, element.id, ...properties].join(' ');
    }),
  );
}
