import {kinds, pages, symbolIndex} from './support/pages';
import {test} from './support/quick-test';
import {showAllRows} from './support/rows';
import {expect, findBarriers, open} from './support/test';

/** All pages of the sitemap in a full run; otherwise none with thousands of symbols. */
const audited =
  process.env.FULL_RUN === '1'
    ? pages
    : kinds.filter((route) => route !== symbolIndex);

for (const route of audited) {
  test(`${route} is accessible in both colour modes and on a phone`, async ({
    page,
  }) => {
    if (route.endsWith('/symbol-index')) {
      // The contrast of thousands of symbols takes its time.
      test.setTimeout(900_000);
    }
    await page.setViewportSize({width: 1440, height: 900});
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await open(page, route);
    await showAllRows(page);
    expect(await findBarriers(page)).toEqual([]);

    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findBarriers(page, 'colours')).toEqual([]);

    await page.setViewportSize({width: 390, height: 844});
    expect(await findBarriers(page)).toEqual([]);
  });
}
