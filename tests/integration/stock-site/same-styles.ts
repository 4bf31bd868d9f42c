import type {Page} from '@playwright/test';
import {expect} from 'vitest';
import type {OpenSite} from './open-site';

/**
 * Pages without code, to which React adds buttons. The last one has headings in
 * tabs and details that are hidden, so that none is being read.
 */
const PAGES = ['', 'blog', 'api/cove/symbol-index', 'docs/next/moor-a-boat'];

const PROPERTIES = [
  'background-color',
  'border-top',
  'color',
  'font-size',
  'padding',
];

/** Lists the elements of a page that are shown, each with its styles. */
async function readStyles(page: Page): Promise<string[]> {
  return page.locator('#__docusaurus *').evaluateAll(
    (elements, properties) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const styles = getComputedStyle(element);
          return [
            element.tagName,
            ...properties.map((property) => styles.getPropertyValue(property)),
          ].join('|');
        }),
    PROPERTIES,
  );
}

/** Expects that elements have the same styles before and after React runs. */
export async function expectSameStyles(site: OpenSite): Promise<void> {
  for (const path of PAGES) {
    const page = await site.openPage();
    await page.goto(site.address(path), {waitUntil: 'networkidle'});
    const before = await readStyles(page);
    expect(before.length).toBeGreaterThan(50);
    await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect.poll(() => readStyles(page), {message: path}).toEqual(before);
    await page.context().close();
  }
}
