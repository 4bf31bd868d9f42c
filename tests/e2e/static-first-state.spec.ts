import {expectHydrated, openWithoutReact} from './support/open-without-react';
import {nextFrame} from './support/next-frame';
import {test} from './support/reset-window';
import {address, expect, open, waitUntilHydrated} from './support/test';

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';

test('controls that need a script are enabled, but no tasks of a list', async ({
  page,
}) => {
  await page.route(address(GUIDE), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As Markdown writes `- [ ] Task`.
    const list =
      '<ul class="contains-task-list"><li class="task-list-item">' +
      '<input type="checkbox" disabled> Task</li></ul>';
    await route.fulfill({
      response,
      body: html.replace('<article', `${list}<article`),
    });
  });
  await openWithoutReact(page, GUIDE);
  await expect(
    page.getByRole('button', {name: /Switch between/}),
  ).toBeEnabled();
  await expect(page.getByRole('checkbox')).toBeDisabled();
});

test('a page that is opened before the reader leaves has the position of the sidebar', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await openWithoutReact(page, GUIDE);
  const menu = '.theme-doc-sidebar-container .menu';
  const link = page
    .locator(menu)
    .getByRole('link', {name: 'One pod', exact: true});
  await link.scrollIntoViewIfNeeded();
  const before = await page.locator(menu).evaluate((box) => box.scrollTop);
  expect(before).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => Object.values<unknown>(sessionStorage)))
    .toContain(String(before));
  const opened = page.waitForEvent('popup');
  // A copy of the session's storage, like that of a prerendered page, in a
  // window that has its size before it opens the page.
  await page.evaluate(() => window.open('about:blank'));
  const other = await opened;
  await other.setViewportSize({width: 1280, height: 500});
  await other.goto(String(await link.getAttribute('href')));
  await expect
    .poll(() => other.locator(menu).evaluate((box) => box.scrollTop))
    .toBe(before);
});

test('a sidebar that the router has shown keeps its position on a reload', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Guides', exact: true})
    .click();
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  // The link of the page, which is the first one, stays in view.
  await menu.evaluate((element) => {
    element.scrollTop = 10;
  });
  // The event, on which the position is stored, comes with the next frame.
  await nextFrame(page);
  await page.reload();
  await expectHydrated(page, false);
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(10);
});

test('what other pages have stored is applied when the reader comes back', async ({
  page,
}) => {
  await openWithoutReact(page, GUIDE);
  const announcement = page.getByRole('region', {name: 'Announcement'});
  await expect(announcement).toBeVisible();
  // Playwright disables the cache for going back and forward.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(announcement).toBeHidden();
  await expectHydrated(page, false);
});

test('[4.1] [4.5] a value that another site on the host stored as its theme is ignored', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.evaluate(() => {
      localStorage.setItem('theme', 'auto');
    });
    await openWithoutReact(page, GUIDE);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', colorScheme);
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
    const button = page.getByRole('button', {name: /dark and light/});
    await expect(button.locator('svg:visible')).toHaveCount(1);
    await expectHydrated(page, false);
    await waitUntilHydrated(page);
    await expect(html).toHaveAttribute('data-theme', colorScheme);
  }
});

test('a hydrated page has the colour mode of other pages when the reader comes back', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Playwright disables the cache for going back and forward.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a hydrated page hides an announcement that was closed on another page', async ({
  page,
  context,
}) => {
  const announcement = page.getByRole('region', {name: 'Announcement'});
  await open(page, GUIDE);
  await expect(announcement).toBeVisible();
  // Playwright disables the cache for going back and forward.
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(announcement).toBeHidden();

  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  });
  await page.reload();
  await open(page, GUIDE);
  await expect(announcement).toBeVisible();
  const other = await context.newPage();
  await open(other, '/');
  await other
    .getByRole('region', {name: 'Announcement'})
    .getByRole('button')
    .click();
  await expect(announcement).toBeHidden();
});
