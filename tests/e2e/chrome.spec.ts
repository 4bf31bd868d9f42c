import {product} from '../../config/product';
import {test} from './support/reset-window';
import {address, expect, open, waitUntilHydrated} from './support/test';
import {nextFrame} from './support/next-frame';
import {watchRequests} from './support/scripts';

const guide = `/guides/getting-started/introduction-to-${product.slug}`;
const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

test.describe('on a desktop', () => {
  test.use({viewport: DESKTOP});

  test('[2.12] [2.15] [3.5] the bar has sections on the left and tools on the right', async ({
    page,
  }) => {
    await open(page, guide);
    const bar = page.getByRole('navigation', {name: 'Main'});
    const left = bar.locator('.navbar__items').first();
    await expect(left.getByRole('link')).toHaveText([
      product.name,
      'Guides',
      'Tutorials',
      'API Reference',
    ]);
    const right = bar.locator('.navbar__items--right');
    await expect(right.getByRole('link', {name: 'Hub'})).toHaveAttribute(
      'href',
      product.hubUrl ?? '-',
    );
    await expect(right.getByRole('button', {name: 'English'})).toBeVisible();
  });

  test('[1.4] [2.16] [3.3] the version dropdown follows the section being read', async ({
    page,
  }) => {
    const sections = [
      guide,
      '/tutorials/introduction',
      `/api/${product.sdk.package}`,
    ];
    for (const section of sections) {
      await open(page, section);
      const dropdown = page.getByRole('button', {name: 'Version: Next'});
      await dropdown.focus();
      await page.keyboard.press('Enter');
      await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
      const version = page
        .locator('.dropdown', {has: dropdown})
        .locator('.dropdown__menu')
        .getByRole('link', {name: 'Next'});
      await expect(version).toBeVisible();
      await expect(version).toHaveAttribute('href', address(section));
      const start = (await dropdown.boundingBox())?.x ?? 0;
      const menu = await version.locator('xpath=../..').boundingBox();
      expect(Math.abs((menu?.x ?? 0) - start)).toBeLessThan(16);
    }
  });

  test('[9.9] the table of contents lists headings of levels 2 and 3', async ({
    page,
  }) => {
    await open(page, '/guides/SDK/environment-variables');
    const headings = await page
      .locator('.markdown :is(h2, h3)')
      .evaluateAll((nodes) => nodes.map(({id}) => `#${id}`));
    await expect(page.locator('.markdown h3').first()).toBeVisible();
    const entries = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));
    expect(entries).toEqual(headings);
    expect(entries.length).toBeGreaterThan(2);
  });

  test('a new page starts at its top, and a changed query does not scroll', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 400});
    await open(page, guide);
    await page.mouse.wheel(0, 500);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(300);
    await page.locator('.pagination-nav').getByRole('link').first().click();
    await expect(page).not.toHaveURL(address(guide));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE});

  test('[2.13] the sidebar opens, and closes when the window becomes wide', async ({
    page,
  }) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).toBeInViewport();
    const shown = page.locator('.navbar-sidebar--show');
    await page.setViewportSize({...PHONE, width: 996});
    await nextFrame(page);
    await expect(shown).toHaveCount(1);
    await page.setViewportSize({...PHONE, width: 997});
    await expect(shown).toHaveCount(0);
  });
});

test('[2.17] [4.1] [4.2] [4.3] [9.14] the colour mode is light at first, is stored, and is applied in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, guide);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const other = await context.newPage();
  await other.goto(address(guide));
  await waitUntilHydrated(other);
  await page
    .getByRole('button', {name: /Switch between dark and light/})
    .click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('[2.19] [3.6] [4.7] the announcement stays dismissed', async ({page}) => {
  await open(page, guide);
  // Not a second banner landmark, of which a page may have only one.
  const news = page.getByRole('region', {name: 'Announcement'});
  const close = news.getByRole('button', {name: 'Close'});
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toHaveCount(0);
  // The focus moves to the next element, not back to the top of the page.
  await expect(
    page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
  ).toBeFocused();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('button', {name: 'Close'})).toHaveCount(0);
  const id = await page.evaluate(() =>
    localStorage.getItem('docusaurus.announcement.id'),
  );
  expect(id).toBe(product.announcement?.id);
});

test('[2.18] the first Tab stop is a link that skips to the content', async ({
  page,
}) => {
  await open(page, guide);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a line at the edge of the bar marks the current section, in ${colorScheme} mode, before and after React is loaded`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(address(guide));
    const bar = page.locator('.navbar');
    const measure = () =>
      bar.locator('.navbar__item.navbar__link').evaluateAll((links) =>
        links.map((link) => {
          const line = getComputedStyle(link, '::after');
          const below = link.closest('.navbar')?.getBoundingClientRect().bottom;
          return line.content === 'none'
            ? null
            : [
                line.borderBottomWidth,
                line.borderBottomColor,
                Math.round(
                  (below ?? 0) -
                    link.getBoundingClientRect().bottom +
                    Number.parseFloat(line.bottom),
                ),
              ];
        }),
      );
    const accent =
      colorScheme === 'light' ? 'rgb(11, 100, 119)' : 'rgb(111, 211, 227)';
    const marked = ['2px', accent, 0];
    await expect.poll(measure).toEqual([marked, null, null, null]);
    await waitUntilHydrated(page);
    expect(await measure()).toEqual([marked, null, null, null]);
  });
}

test('an outlined button of the home page stays legible while it is dragged', async ({
  page,
}) => {
  await open(page, '/');
  const button = page.locator('main .button--outline').first();
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await button.hover();
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.down();
  await page.mouse.move(0, 0);
  // It is still active, but no longer below the pointer.
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // A drag outlives the page, and the next test in this window would lose its
  // clicks.
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('[2.20] [6.1] the footer has its four groups with their links', async ({
  page,
}) => {
  await open(page, '/');
  const groups = page.locator('.footer__col');
  await expect(groups.locator('.footer__title')).toHaveText([
    'GUIDES',
    'RESOURCES',
    'COMMUNITY',
    'MORE',
  ]);
  const targetOf = (label: string) =>
    product.footer
      ?.flatMap(({links}) => links)
      .filter((link) => 'href' in link)
      .find((link) => link.label === label)?.href ?? '-';
  for (const [place, name, target] of [
    [0, 'Getting Started', address(guide)],
    [0, 'User Guides', address('/guides/SDK')],
    [1, 'Tutorials', address('/tutorials/introduction')],
    [1, 'API Reference', address(`/api/${product.sdk.package}`)],
    [2, 'Community forum', targetOf('Community forum')],
    [2, 'Source code', targetOf('Source code')],
    [3, product.name, product.company?.url ?? '-'],
    [3, 'Login', product.hubUrl ?? '-'],
  ] as const) {
    const link = groups.nth(place).getByRole('link', {name, exact: true});
    await expect(link, name).toBeVisible();
    await expect(link, name).toHaveAttribute('href', target);
  }
});

test('a page with a query and a hash is hydrated without warnings', async ({
  page,
}) => {
  const suffix = '?from=mail#what-leaves-a-pod';
  await open(page, guide + suffix);
  await expect(page.locator('#what-leaves-a-pod')).toBeInViewport();
  // React neither reports nor fixes an attribute that it hydrates incorrectly.
  for (const name of ['English', 'Next']) {
    await expect(
      page
        .locator('.navbar .dropdown__menu')
        .getByRole('link', {name, includeHidden: true}),
    ).toHaveAttribute('href', address(guide) + suffix);
  }
});

test('a slow page shows the progress bar', async ({page}) => {
  await watchRequests(page);
  await open(page, '/');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Tutorials'})
    .click();
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  release();
  await expect(page).toHaveURL(address('/tutorials/introduction'));
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
