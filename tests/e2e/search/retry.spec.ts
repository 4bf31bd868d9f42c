import {test} from '../support/reset-window';
import {forgetRequests, holdIndex, INDEX} from '../support/search';
import {expect, open} from '../support/test';

test('Retry on the search page has the focus until it succeeds, then the first hit', async ({
  page,
  complaints,
}) => {
  const retry = page.getByRole('button', {name: 'Retry'});
  const first = page.locator('[data-hit]').first().getByRole('link').first();
  for (const succeed of [
    () => page.keyboard.press('Enter'),
    () => page.evaluate(() => dispatchEvent(new Event('online'))),
  ]) {
    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=pod');
    await retry.focus();
    const fail = await holdIndex(page, 'abort');
    await page.keyboard.press('Enter');
    await expect(retry).toHaveCount(0);
    fail();
    await expect(retry).toBeFocused();
    await page.unroute(INDEX);
    await succeed();
    await expect(first).toBeFocused();
  }
  expect(forgetRequests(complaints)).toEqual([]);
});

test('the network that is back does not move the focus of a reader elsewhere', async ({
  page,
  complaints,
}) => {
  await page.route(INDEX, (route) => route.abort());
  await open(page, '/search?q=pod');
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await page.unroute(INDEX);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('[data-hit]').first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  expect(forgetRequests(complaints)).toEqual([]);
});

test('more results that failed to load are requested again by Retry, and get the focus', async ({
  page,
  complaints,
}) => {
  const hits = page.locator('[data-hit]');
  const more = page.getByRole('button', {name: 'Show more results'});
  await open(page, '/search?q=pod&section=API+Reference');
  await more.click();
  await expect(hits).toHaveCount(40);
  await page.route(INDEX, (route) => route.abort());
  await more.click();
  const retry = page.getByRole('button', {name: 'Retry'});
  // It is far above the button that was pressed.
  await expect(retry).toBeFocused();
  await expect(retry).toBeInViewport();
  await page.unroute(INDEX);
  await retry.click();
  await expect(hits).toHaveCount(60);
  await expect(hits.nth(40).getByRole('link').first()).toBeFocused();
  expect(forgetRequests(complaints)).toEqual([]);
});

test('more results that failed to load leave the focus to a new query', async ({
  page,
  complaints,
}) => {
  const main = page.getByRole('main');
  await open(page, '/search?q=pod&section=API+Reference');
  await expect(page.locator('[data-hit]')).toHaveCount(20);
  await page.route(INDEX, (route) => route.abort());
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(page.getByRole('button', {name: 'Retry'})).toBeVisible();
  await page.unroute(INDEX);
  await page.getByRole('radio', {name: 'All'}).check();
  const box = page.getByRole('searchbox');
  await box.fill('model');
  await expect(main.getByRole('status')).toHaveText(/[\d,]+ results/);
  // More hits than before, as those of each section are added.
  await expect(page.locator('[data-hit]').nth(20)).toBeVisible();
  await expect(box).toBeFocused();
  expect(forgetRequests(complaints)).toEqual([]);
});
