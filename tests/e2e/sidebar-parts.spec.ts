// cspell:ignore requestfailed
import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {modulePages} from './support/pages';
import {watchRequests} from './support/scripts';
import {test} from './support/reset-window';
import {address, expect, open, waitUntilHydrated} from './support/test';

/** The page of the package, in whose sidebar every category is collapsed. */
const [first = ''] = modulePages;
const depthOf = (page: string) => page.split('/').length;
/** The most deeply nested page below the package's. */
const [deep = ''] = modulePages.toSorted(
  (one, other) => depthOf(other) - depthOf(one),
);
/** The page of the top-level category that contains a page. */
const categoryOf = (page: string) =>
  page
    .split('/')
    .slice(0, depthOf(first) + 1)
    .join('/');
/** A page in another category, whose items are in another file. */
const other =
  modulePages.find(
    (page) =>
      depthOf(page) === depthOf(first) + 2 &&
      !modulePages.some((inner) => inner.startsWith(`${page}/`)) &&
      findScript(page) !== findScript(deep),
  ) ?? '';

/** Finds the script with the sidebar link to a page. */
function findScript(page: string): string {
  const folder = path.resolve(__dirname, '../../build/assets/js');
  const file = fs.readdirSync(folder).find((name) => {
    const script = fs.readFileSync(path.join(folder, name), 'utf8');
    return script.includes(`href:"${address(page)}",docId:`);
  });
  return address(`/assets/js/${file}`);
}

/** Records the scripts that a page runs from now on. */
function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  return scripts;
}

const sidebarOf = (page: Page) => page.locator('.theme-doc-sidebar-container');
const selectLink = (page: string) => `.menu__link[href="${address(page)}"]`;
const linkTo = (within: Locator, page: string) =>
  within.locator(selectLink(page));

/** The button that expands a category. */
function caretOf(within: Locator, category: string): Locator {
  return within
    .locator('.menu__list-item-collapsible')
    .filter({has: within.page().locator(selectLink(category))})
    .getByRole('button');
}

const listLinks = (sidebar: Locator) =>
  sidebar
    .locator('.menu__link')
    .evaluateAll((links) => links.map((link) => link.textContent));

test('a page loads the visible part of its sidebar, and a hovered category the rest', async ({
  page,
}) => {
  const scripts = listScripts(page);
  await open(page, first);
  const sidebar = sidebarOf(page);
  expect(scripts).not.toContain(findScript(deep));
  expect(scripts).not.toContain(findScript(other));
  const caret = caretOf(sidebar, categoryOf(other));
  await caret.hover();
  await expect.poll(() => scripts).toContain(findScript(other));
  await expect(linkTo(sidebar, other)).toHaveCount(0);
  await caret.click();
  await expect(linkTo(sidebar, other)).toBeVisible();
  expect(scripts.filter((file) => file === findScript(other))).toHaveLength(1);
  expect(scripts).not.toContain(findScript(deep));
});

test('an expanded category shows the same items as on its own page', async ({
  page,
}) => {
  const scripts = listScripts(page);
  const sidebar = sidebarOf(page);
  await open(page, categoryOf(other));
  expect(scripts).toContain(findScript(other));
  const whole = await listLinks(sidebar);
  await open(page, first);
  expect(await listLinks(sidebar)).not.toEqual(whole);
  // Without hover or focus before the click.
  await caretOf(sidebar, categoryOf(other)).dispatchEvent('click');
  await expect(linkTo(sidebar, other)).toBeVisible();
  expect(await listLinks(sidebar)).toEqual(whole);
});

test('a page opened through a link has the same sidebar as when opened directly', async ({
  page,
}) => {
  const scripts = listScripts(page);
  const sidebar = sidebarOf(page);
  await page.goto(address(deep));
  const whole = await listLinks(sidebar);
  await waitUntilHydrated(page);
  expect(await listLinks(sidebar)).toEqual(whole);
  expect(scripts).toContain(findScript(deep));

  await open(page, first);
  await page.evaluate(() => Object.assign(window, {isFirstPage: true}));
  await page
    .locator(`article a[href="${address(categoryOf(deep))}"]`)
    .first()
    .click();
  const category = linkTo(sidebar, categoryOf(deep));
  await expect(category).toHaveAttribute('aria-current', 'page');
  for (let depth = depthOf(first) + 2; depth <= depthOf(deep); depth += 1) {
    const next = deep.split('/').slice(0, depth).join('/');
    await page
      .locator(`article a[href="${address(next)}"]`)
      .first()
      .click();
    await expect(linkTo(sidebar, next)).toHaveAttribute('aria-current', 'page');
    await expect(linkTo(sidebar, next)).toBeVisible();
  }
  expect(await listLinks(sidebar)).toEqual(whole);
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
});

test('a category opened offline stays empty, and loads once the network is back', async ({
  page,
  context,
  complaints,
}) => {
  await watchRequests(page);
  await open(page, first);
  const sidebar = sidebarOf(page);
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(findScript(other)),
  );
  const caret = caretOf(sidebar, categoryOf(other));
  await caret.dispatchEvent('click');
  await lost;
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(linkTo(sidebar, other)).toHaveCount(0);
  await context.setOffline(false);
  await expect(linkTo(sidebar, other)).toBeVisible();
  expect(
    complaints.splice(0).filter((text) => !/net::ERR_/.test(text)),
  ).toEqual([]);
});

test('the mobile menu loads a category when it is expanded', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const scripts = listScripts(page);
  await open(page, first);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(linkTo(menu, categoryOf(other))).toBeVisible();
  expect(scripts).not.toContain(findScript(other));
  await caretOf(menu, categoryOf(other)).click();
  await expect(linkTo(menu, other)).toBeVisible();
  expect(scripts).toContain(findScript(other));
});
