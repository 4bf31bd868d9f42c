import type {Page} from '@playwright/test';

/** Reads the style properties that affect the layout or colours of each element. */
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
