import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {address, expect, measureOverflow, test} from '../support/test';

const GUIDE = '/guides/SDK/environment-variables';
const PHONE = {width: 390, height: 844};

/** Finds visible controls that would do nothing. */
function findDeadControls(page: Page): Promise<string[]> {
  return page
    .locator('button:not([aria-describedby]), input, select, textarea')
    .filter({visible: true})
    .evaluateAll((controls) => controls.map(({outerHTML}) => outerHTML));
}

test.use({javaScriptEnabled: false});

test('the home page is complete without scripts', async ({page}) => {
  await page.goto(address('/'));
  await expect(page.getByRole('heading', {level: 2})).toHaveCount(5);
  await expect(page.getByText(`pip install ${product.slug}`)).toBeVisible();
  const blocks = page.locator('.theme-code-block').filter({visible: true});
  await expect(blocks).toHaveCount(2);
  for (const name of ['Guides', 'Tutorials', 'API Reference', 'Hub']) {
    const links = page.getByRole('navigation').getByRole('link', {name});
    await expect(links.first()).toBeVisible();
  }
  expect(await findDeadControls(page)).toEqual([]);
});

test('a guide on a phone is complete without scripts', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto(address(GUIDE));
  expect(await findDeadControls(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);

  // The panels of tabs are one below the other, each with its name.
  for (const system of ['macOS', 'Linux', 'Windows']) {
    const panel = page
      .getByRole('tabpanel')
      .filter({has: page.getByText(system, {exact: true})})
      .first();
    await expect(panel).toBeVisible();
  }

  // The menu needs scripts; its links are shown without it.
  const main = page.getByRole('navigation', {name: 'Main'});
  await expect(main.getByRole('link', {name: 'Tutorials'})).toBeVisible();
  await page.getByRole('link', {name: 'General reference'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'General reference',
  );
});

test('a glossary term stays in its sentence, also in print', async ({page}) => {
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({media});
    await page.goto(address('/guides/platform-overview/tasks'));
    const words = page.locator('article p button[aria-describedby]');
    expect(await words.count()).toBeGreaterThan(2);
    for (const word of await words.all()) {
      await expect(word).toBeVisible();
    }
  }
});

test('the reference and the search page explain themselves without scripts', async ({
  page,
  complaints,
}) => {
  await page.goto(address(`/api/${product.sdk.package}/hub/api`));
  await expect(page.locator('h2').first()).toBeVisible();
  expect(await findDeadControls(page)).toEqual([]);
  for (const path of ['/search', '/404.html']) {
    await page.goto(address(path));
    await expect(
      page.getByText(/search needs (?:scripts|JavaScript)/i),
    ).toBeVisible();
    expect(await findDeadControls(page)).toEqual([]);
    // These invite readers to search.
    for (const text of ['Type a word', 'The search covers', 'A few examples']) {
      await expect(page.getByText(text).filter({visible: true})).toHaveCount(0);
    }
  }
  // The browser logs the status of the not-found page.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
  ]);
});
