import type {Locator, Page} from '@playwright/test';
import {product} from '../../../config/product';
import {test} from '../support/reset-window';
import {expect, findViolations, open} from '../support/test';

const LAST = `/api/${product.sdk.package}/visualisation`;

test('the sidebar shows the current page, and keeps its scroll position', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 500});
  await open(page, LAST);
  const sidebar = page.locator('.theme-doc-sidebar-container .menu');
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ratio: 1});
  const place = () => sidebar.evaluate(({scrollTop}) => scrollTop);
  expect(await place()).toBeGreaterThan(0);

  const before = await place();
  const neighbour = sidebar.getByRole('link', {name: 'storage', exact: true});
  await neighbour.click();
  await expect(neighbour).toHaveAttribute('aria-current', 'page');
  expect(Math.abs((await place()) - before)).toBeLessThan(60);
});

test('a sidebar scrolled to its end stays there when the page scrolls', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, LAST);
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  await menu.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  const end = await menu.evaluate((box) => box.scrollTop);
  expect(end).toBeGreaterThan(100);
  await page.evaluate(() => {
    window.scrollTo({top: 400, behavior: 'instant'});
  });
  // The theme reserves room for the announcement at the top of the page only.
  await expect(menu).not.toHaveClass(/menuWithAnnouncementBar/);
  expect(await menu.evaluate((box) => box.scrollTop)).toBe(end);
});

test('the focus stays in the mobile menu while it is open', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/guides/SDK/environment-variables');
  const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('.navbar-sidebar');
  const close = menu.getByRole('button', {name: 'Close navigation bar'});
  await opener.press('Enter');
  await expect(close).toBeFocused();

  // The main menu is hidden: the next stop is the section's menu.
  await page.keyboard.press('Tab');
  await expect(
    menu.getByRole('button', {name: 'Back to main menu'}),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await expect(close).toBeFocused();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(menu).toBeHidden();
});

async function openMobileMenu(page: Page): Promise<Locator> {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/guides/SDK/environment-variables');
  await page
    .getByRole('button', {name: 'Toggle navigation bar'})
    .press('Enter');
  return page.locator('.navbar-sidebar');
}

test('the focus stays in the bar when the window becomes wide and the mobile menu closes', async ({
  page,
}) => {
  const menu = await openMobileMenu(page);
  await expect(
    menu.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeFocused();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(menu).toHaveCount(0);
  await expect(page.locator('.navbar__brand')).toBeFocused();
});

test('the focus moves from the pages of a section to the main mobile menu', async ({
  page,
}) => {
  const menu = await openMobileMenu(page);
  await menu.getByRole('button', {name: 'Back to main menu'}).press('Enter');
  const first = menu.getByRole('link', {name: 'Guides', exact: true});
  await expect(first).toBeVisible();
  await expect(
    menu.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});

test('only its buttons collapse and expand the sidebar, and the focus moves between them', async ({
  page,
}) => {
  await open(page, '/guides/SDK');
  const fold = page.getByRole('button', {
    name: 'Collapse sidebar',
    exact: true,
  });
  const unfold = page.getByRole('button', {
    name: 'Expand sidebar',
    exact: true,
  });
  for (const key of ['Enter', 'Space']) {
    await fold.press(key);
    await expect(unfold).toBeFocused();
    // Merely focusing the button doesn't change the sidebar.
    await page.keyboard.press('Tab');
    await expect(unfold).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(unfold).toBeFocused();
    await page.keyboard.press(key);
    await expect(fold).toBeFocused();
    await expect(unfold).toHaveCount(0);
  }
});

test('the back button of the mobile menu is as wide as the pages below it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/guides/SDK/environment-variables');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  const back = menu.getByRole('button', {name: 'Back to main menu'});
  const section = menu.locator('.theme-doc-sidebar-menu');
  await expect(section).toBeVisible();
  const read = (part: Locator) =>
    part.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const {left, width} = element.getBoundingClientRect();
      return [width, words.getBoundingClientRect().left - left];
    });
  const [wide = 0, indent = 0] = await read(back);
  const [whole = 0] = await read(section);
  expect(wide).toBe(whole);
  expect(indent).toBeLessThan(16);
});

test('the open mobile menu has no accessibility violations', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/guides/SDK/environment-variables');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Environment'})).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect
      .poll(() => findViolations(page), {timeout: 30_000})
      .toEqual([]);
  }
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu.getByRole('link', {name: 'Tutorials'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
