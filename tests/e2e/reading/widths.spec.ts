import type {Page} from '@playwright/test';
import {kinds, pages} from '../support/pages';
import {test} from '../support/quick-test';
import {address, expect, measureOverflow, open} from '../support/test';

/** Also the widths between those of common devices. */
const WIDTHS = Array.from({length: 17}, (_, step) => 320 + step * 100);

/** All pages of the sitemap in a full run. */
const looked = process.env.FULL_RUN === '1' ? pages : [...kinds, '/search'];

for (const route of looked) {
  test(`${route} never scrolls sideways, from 320 to 1920 pixels`, async ({
    page,
  }) => {
    await open(page, route);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect(await measureOverflow(page), `overflow at ${width}`).toBe(0);
    }
  });
}

const definitions = (page: Page) => page.getByRole('tooltip');

/** A page whose text is full of terms. */
const GUIDE = '/guides/platform-overview/tasks';

test('a definition from the glossary is never cut off by an edge', async ({
  page,
}) => {
  await open(page, GUIDE);
  const words = page.locator('main button[aria-describedby]');
  const count = await words.count();
  expect(count).toBeGreaterThan(3);
  for (const width of [390, 997, 1020, 1120, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (let place = 0; place < count; place += 1) {
      const word = words.nth(place);
      const where = `${await word.innerText()} at ${width}`;
      await word.scrollIntoViewIfNeeded();
      await word.hover();
      const definition = definitions(page).filter({visible: true});
      await expect(definition, where).toHaveCount(1);
      await expect(definition, where).toBeInViewport({ratio: 1});
      expect(await measureOverflow(page), where).toBe(0);
    }
  }
});

test('the page of what is missing never scrolls sideways', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/a/path/that/no/page/has'));
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    expect(await measureOverflow(page), `overflow at ${width}`).toBe(0);
  }
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
  ]);
});
