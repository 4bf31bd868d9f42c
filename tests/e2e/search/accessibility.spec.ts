// cspell:ignore qqxxzzvv
import type {Page} from '@playwright/test';
import {
  FAVORITE,
  find,
  INDEX,
  openModal,
  partsOf,
  RECENT,
  savedPage,
  store,
} from '../support/search';
import {test} from '../support/reset-window';
import {expect, findViolations, measureOverflow} from '../support/test';
import {watchRequests} from '../support/scripts';

const MODAL = '.DocSearch-Container';

/** Checks a screen wide and narrow, in light and dark mode. */
async function expectNoBarriers(page: Page): Promise<void> {
  await page.setViewportSize({width: 1280, height: 800});
  expect(await findViolations(page, 'all', MODAL)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await findViolations(page, 'colours', MODAL)).toEqual([]);
  await page.setViewportSize({width: 390, height: 800});
  expect(await findViolations(page, 'structure', MODAL)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  await page.setViewportSize({width: 320, height: 640});
  expect(await measureOverflow(page)).toBe(0);
}

test('[2.23] the screens of the modal have no accessibility violations', async ({
  page,
  complaints,
}) => {
  await watchRequests(page);
  await openModal(page);
  const {input} = partsOf(page);
  await test.step('the page below', async () => {
    expect(await findViolations(page, 'structure')).toEqual([]);
  });
  await test.step('start', () => expectNoBarriers(page));
  await find(page, 'pod');
  await test.step('results', () => expectNoBarriers(page));
  await input.fill('qqxxzzvv');
  await expect(page.getByText('No results for')).toBeVisible();
  await test.step('no results', () => expectNoBarriers(page));
  await page.route(INDEX, (route) => route.abort());
  await input.fill('quantum');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  complaints.splice(0);
  await test.step('error', () => expectNoBarriers(page));
});

test('saved searches have no accessibility violations', async ({page}) => {
  const long = 'A page with a title that is a good deal longer than the line';
  await store(page, RECENT, [savedPage(1, long), savedPage(2)]);
  await store(page, FAVORITE, [savedPage(3, long)]);
  await openModal(page);
  await expect(page.getByText('Favourites', {exact: true})).toBeVisible();
  await expectNoBarriers(page);
});
