// cspell:ignore requestfailed
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {modulePages} from './support/pages';
import {watchRequests} from './support/scripts';
import {guide} from './support/search';
import {address, expect, open, test} from './support/test';

/** The page of the package, and the last page that it links to, far from it. */
const [first = ''] = modulePages;
const isBelow = (page: string) =>
  page.split('/').length === first.split('/').length + 1;
const last = modulePages.findLast(isBelow) ?? '';

/** Reads the path of the script with the routes of a page from its HTML. */
function readOwnScript(page: string): string {
  const file = path.resolve(__dirname, '../../build', `.${page}.html`);
  const [, script = ''] =
    /"ownScript":"([^"]+)"/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  return script;
}

const heading = (page: Page) => page.locator('article h1');

test('a page loads the routes of its neighbours, and a link loads those of other pages', async ({
  page,
}) => {
  expect(readOwnScript(first)).toMatch(/\/assets\/js\/\d+\.\w+\.js$/);
  expect(readOwnScript(last)).not.toBe(readOwnScript(first));
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
  });
  await open(page, guide);
  expect(asked).toContain(readOwnScript(guide));
  expect(asked).not.toContain(readOwnScript(last));
  await page.evaluate(() => Object.assign(window, {isFirstPage: true}));
  const title = await heading(page).textContent();

  await page.getByRole('link', {name: 'API Reference'}).first().click();
  await expect(heading(page)).not.toHaveText(String(title));
  await page
    .locator(`a[href="${address(last)}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(address(last));
  await expect(heading(page)).toContainText(last.split('/').at(-1) ?? '');
  expect(asked).toContain(readOwnScript(last));

  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText(String(title));
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
});

test('routes that fail to load keep the page open, and load once the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await watchRequests(page);
  await open(page, guide);
  await page.evaluate(() => Object.assign(window, {isFirstPage: true}));
  const title = String(await heading(page).textContent());
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(readOwnScript(first)),
  );
  await context.setOffline(true);
  await page.getByRole('link', {name: 'API Reference'}).first().click();
  await lost;
  await expect(page.getByRole('alert')).toContainText(
    'The next page could not be loaded',
  );
  await expect(heading(page)).toHaveText(title);

  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(title);
  await expect(page).toHaveURL(address(first));
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
  expect(
    complaints.splice(0).filter((text) => !/net::ERR_/.test(text)),
  ).toEqual([]);
});
