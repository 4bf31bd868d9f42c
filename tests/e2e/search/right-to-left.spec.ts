import type {Locator, Page} from '@playwright/test';
import {listReversed} from '../support/list-reversed';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';
import {visitHits} from '../support/visit-search';

// The tests are grouped and share a page.
test.describe.configure({mode: 'default'});

/** Turns the page around while a test looks at it. */
async function turn(page: Page, look: () => Promise<void>): Promise<void> {
  const setDirection = (direction: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
  await setDirection('rtl');
  await look();
  await setDirection('ltr');
}

/** Lists the texts on one line that aren't beside the icon of their hit. */
function listMoved(texts: Locator, icon: string): Promise<string[]> {
  return texts.evaluateAll(
    (all, selector) =>
      all
        .filter((text) => {
          const range = new Range();
          range.selectNodeContents(text);
          const {height, right} = range.getBoundingClientRect();
          const lineHeight = parseFloat(getComputedStyle(text).lineHeight);
          const beside = text.closest('li')?.querySelector(selector);
          const left = beside?.getBoundingClientRect().left ?? 0;
          return height < 1.5 * lineHeight && left - right > 24;
        })
        .map((text) => text.textContent),
    icon,
  );
}

for (const query of ['pod', 'Pod.start']) {
  test(`hits of ${query} in the modal read from left to right on a page that doesn't`, async ({
    page,
  }) => {
    await visitHits(page, query);
    await turn(page, async () => {
      const texts = page.locator(
        ':is(.DocSearch-Hit-title, .DocSearch-Hit-path):visible',
      );
      expect(await texts.count()).toBeGreaterThan(3);
      expect(await listReversed(texts)).toEqual([]);
      expect(await listMoved(texts, '.DocSearch-Hit-icon')).toEqual([]);
      const places = page.locator('.DocSearch-Hit-head small > span:visible');
      expect(await places.count()).toBeGreaterThan(0);
      expect(await listReversed(places)).toEqual([]);
    });
  });

  test(`hits of ${query} on the search page read from left to right, too`, async ({
    page,
  }) => {
    await visit(page, `/search?q=${query}`);
    const results = page.getByRole('main').locator('li[data-hit]');
    await expect(results.first()).toBeVisible();
    await turn(page, async () => {
      const texts = results.locator(':is(h3, h4, p):visible');
      expect(await texts.count()).toBeGreaterThan(3);
      expect(await listReversed(texts)).toEqual([]);
      expect(await listMoved(texts, ':scope > span')).toEqual([]);
    });
  });
}
