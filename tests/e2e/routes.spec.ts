import fs from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {
  blogLists,
  blogPosts,
  guideRoutes,
  listRoutes,
  sectionRoots,
  siteRoutes,
  tutorialRoutes,
} from '../contract/routes';
import {test} from './support/quick-test';
import {address, expect, measureOverflow, open} from './support/test';

async function expectToReadWell(page: Page, route: string): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, route);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /\S{3}/,
  );
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({width, height: 844});
    expect(await measureOverflow(page), `overflow at ${width}`).toBe(0);
  }
}

/** Expects a link to another page of the site in what the page says. */
async function expectToLeadOn(page: Page, route: string): Promise<void> {
  const links = page.locator('article .markdown a[href^="/"]');
  const targets = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')?.split('#')[0]),
  );
  expect(targets.filter((target) => target !== address(route))).not.toEqual([]);
}

for (const route of siteRoutes) {
  test(`[2.1] ${route} reads well at every width`, async ({page}) => {
    await expectToReadWell(page, route);
  });
}

for (const route of listRoutes) {
  test(`${route} reads well at every width`, async ({page}) => {
    await expectToReadWell(page, route);
  });
}

for (const route of blogLists) {
  test(`[2.3] ${route} reads well at every width`, async ({page}) => {
    await expectToReadWell(page, route);
    await expect(page.locator('main a').first()).toBeVisible();
  });
}

for (const route of blogPosts) {
  test(`[2.4] ${route} reads well at every width`, async ({page}) => {
    await expectToReadWell(page, route);
    await expect(page.locator('article time')).toBeVisible();
  });
}

for (const route of guideRoutes) {
  test(`[1.2] [2.5] ${route} reads well and leads on`, async ({page}) => {
    await expectToReadWell(page, route);
    await expectToLeadOn(page, route);
  });
}

for (const route of tutorialRoutes) {
  test(`[1.2] [2.6] ${route} reads well and leads on`, async ({page}) => {
    await expectToReadWell(page, route);
    await expectToLeadOn(page, route);
  });
}

for (const route of tutorialRoutes.slice(1)) {
  test(`${route} can be downloaded as a notebook`, async ({page}) => {
    await open(page, route);
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('link', {name: /notebook/i})
      .first()
      .click();
    const file = await (await downloading).path();
    const notebook: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    expect(notebook).toMatchObject({nbformat: 4, nbformat_minor: 5});
    const title = await page.locator('h1').innerText();
    expect(JSON.stringify(notebook)).toContain(`# ${title}`);
  });
}

for (const [from, to] of Object.entries(sectionRoots)) {
  test(`[2.10] ${from} leads to ${to}`, async ({page}) => {
    await page.goto(address(from));
    await expect(page).toHaveURL(address(to));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
