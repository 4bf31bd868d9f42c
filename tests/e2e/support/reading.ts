import type {Page} from '@playwright/test';
import {blogLists, guides, posts, tutorials} from './pages';
import {address, expect} from './test';

/** Expects a link to another page of the site in what the page says. */
async function expectToLeadOn(page: Page, route: string): Promise<void> {
  // A page that Docusaurus makes of a category is a list of cards.
  const links = page.locator(
    'article .markdown a[href^="/"], .theme-doc-card-list a, main article a[href^="/"]',
  );
  const targets = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')?.split('#')[0]),
  );
  expect(targets.filter((target) => target !== address(route))).not.toEqual([]);
}

/** Expects of an open page what a page of its kind needs to be read. */
export async function expectToReadWell(
  page: Page,
  route: string,
): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /\S{3}/,
  );
  if (blogLists.includes(route)) {
    await expect(page.locator('main a').first()).toBeVisible();
  }
  if (posts.includes(route)) {
    await expect(page.locator('article header time')).toBeVisible();
  }
  if (guides.includes(route) || tutorials.includes(route)) {
    await expectToLeadOn(page, route);
  }
}
