import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {test} from '../support/reset-window';
import {symbolIndex} from '../support/pages';
import {expect, measureOverflow, open} from '../support/test';

/** Lists what changes slowly, which would be printed as it was before. */
async function listTransitions(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) => {
    const parts = [undefined, '::before', '::after'];
    const properties = elements.flatMap((element) =>
      parts.map((part) => getComputedStyle(element, part).transitionProperty),
    );
    return [...new Set(properties)];
  });
}

test('a page prints as plain text, dark on white, with its links and tabs', async ({
  page,
}) => {
  // The width of an A4 page without margins.
  await page.setViewportSize({width: 720, height: 1020});
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/guides/SDK/environment-variables');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});

  for (const part of [
    '.navbar',
    '.footer',
    '.menu',
    '.breadcrumbs',
    '.pagination-nav',
    '.theme-doc-toc-mobile',
    '.hash-link',
    // Glossary terms are part of their sentences.
    'button:not([aria-describedby])',
    'input',
  ]) {
    await expect(page.locator(part).filter({visible: true}), part).toHaveCount(
      0,
    );
  }
  const colours = await page.locator('.markdown').evaluate((text) => ({
    ink: getComputedStyle(text).color,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  expect(colours).toEqual({
    ink: 'rgb(16, 38, 46)',
    paper: expect.stringMatching(/^rgb\(255, 255, 255\)|^rgba\(0, 0, 0, 0\)/),
  });
  const link = page
    .locator('.markdown :is(p, li) a:not([class], :has(code))[href^="/"]')
    .first();
  const address = await link.getAttribute('href');
  expect(
    await link.evaluate(
      (element) => getComputedStyle(element, '::after').content,
    ),
  ).toContain(address);
  // Its paths are paths of this site.
  await expect(
    page.getByText(`${product.url}${new URL(page.url()).pathname}`),
  ).toBeVisible();
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.filter({visible: true})).toHaveCount(
    await panels.count(),
  );
  expect(await measureOverflow(page)).toBe(0);
  expect(await listTransitions(page)).toEqual(['none']);

  // Lists keep the space for their markers, code the space below its last line.
  await expect(page.locator('.markdown > ul').first()).not.toHaveCSS(
    'padding-left',
    '0px',
  );
  const room = await page
    .locator('.theme-code-block pre')
    .first()
    .evaluate((box) => {
      const code = box.querySelector('code');
      return (
        box.getBoundingClientRect().bottom -
        (code?.getBoundingClientRect().bottom ?? 0)
      );
    });
  expect(room).toBeGreaterThan(8);
});

for (const [path, part] of [
  ['/guides/getting-started/quickstart', '.theme-admonition p, td'],
  ['/guides/platform-overview/tasks', 'figcaption, td'],
] as const) {
  test(`nothing beside the text of ${path} prints larger than the text`, async ({
    page,
  }) => {
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    const sizeOf = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).fontSize);
    const text = await page.locator('.markdown > p').first().evaluate(sizeOf);
    // 10.5 pt.
    expect(text).toBeCloseTo(14, 0);
    const parts = page.locator('.markdown').locator(part);
    expect(await parts.count()).toBeGreaterThan(1);
    for (const other of await parts.all()) {
      expect(await other.evaluate(sizeOf)).toBeLessThanOrEqual(text);
    }
  });
}

test('the kinds of symbols print in the same colours from both colour modes', async ({
  page,
}) => {
  await open(page, `/api/${product.sdk.package}/hub/api`);
  const letter = page.locator('main .py-is-class').first();
  const readGround = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({media: 'screen', colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    await page.emulateMedia({media: 'print', colorScheme});
    return letter.evaluate(
      (element) => getComputedStyle(element, '::before').backgroundColor,
    );
  };
  expect(await readGround('dark')).toBe(await readGround('light'));
});

test('the main button of the home page is legible in print, with and without backgrounds', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({media: 'print'});
  const button = page.locator('main .button--primary').first();
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).not.toHaveCSS('color', 'rgb(255, 255, 255)');
});

for (const path of [
  '/guides/SDK/reference/task-file',
  '/guides/SDK/task-elements/algorithms',
  '/guides/SDK/task-elements/models',
  '/guides/SDK/for-data-custodians/managing-pod-access/audit-and-retention',
]) {
  test(`the tables of ${path} are as wide as the paper`, async ({page}) => {
    // The width of an A4 page with Chrome's margins.
    await page.setViewportSize({width: 718, height: 1020});
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    const cut = await page
      .locator('.markdown div:has(> table)')
      .evaluateAll((boxes) =>
        boxes.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      );
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.filter((width) => width > 0)).toEqual([]);
  });
}

test('a post prints with its URL and date, and without its actions', async ({
  page,
}) => {
  await open(page, '/blog/welcome');
  await page.emulateMedia({media: 'print'});
  const foot = page.locator('article footer');
  await expect(
    foot.getByText(`${product.url}${new URL(page.url()).pathname}`),
  ).toBeVisible();
  await expect(foot.getByText('Last updated')).toBeVisible();
  await expect(foot.getByText('Edit this page')).toBeHidden();
});

test('a page of the reference prints without navigation links, and with folded details expanded', async ({
  page,
}) => {
  await open(page, `/api/${product.sdk.package}/federated/pod`);
  const folded = page.locator('details:not([open]) code');
  const ways = page.locator('main').locator(
    // Buttons for the source, and links to the members.
    'a[aria-label^="Source:"], nav[aria-label^="Members of"] a',
  );
  expect(await ways.count()).toBeGreaterThan(10);
  await page.emulateMedia({media: 'print'});
  await expect(ways.filter({visible: true})).toHaveCount(0);
  const hidden = await folded.evaluateAll((all) =>
    all
      .filter((code) => !code.checkVisibility())
      .map(({textContent}) => textContent),
  );
  expect(await folded.count()).toBeGreaterThan(1);
  expect(hidden).toEqual([]);
});

test('the other paths of a symbol print below its import statement', async ({
  page,
}) => {
  // The width of an A4 page without margins.
  await page.setViewportSize({width: 720, height: 1020});
  await open(page, `/api/${product.sdk.package}/hub/api`);
  await page.emulateMedia({media: 'print'});
  const others = page.locator('main details:not([open])', {hasText: 'path'});
  const {above, below} = await others.first().evaluate((details) => {
    // Its box includes the touch target around the text.
    const text = document.createRange();
    text.selectNodeContents(details.querySelector('summary') ?? details);
    const statement = details.parentElement?.querySelector('code');
    return {
      above: statement?.getBoundingClientRect().bottom,
      below: text.getBoundingClientRect().top,
    };
  });
  expect(above).toBeGreaterThan(0);
  expect(below).toBeGreaterThanOrEqual(above ?? Infinity);
});

test('the symbol index prints only names and paths', async ({page}) => {
  await open(page, symbolIndex);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('navigation', {name: 'Initials'})).toBeHidden();
  const link = page.locator('main section li > a').first();
  expect(
    await link.evaluate((name) => getComputedStyle(name, '::after').content),
  ).toBe('none');
});

test('the blog prints without links to its other lists, and the home page with its icons', async ({
  page,
}) => {
  await open(page, '/blog');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('list', {name: 'Lists of posts'})).toBeHidden();
  await open(page, '/');
  const icons = page.locator('main section li > span[class*="section-"]');
  expect(await icons.count()).toBeGreaterThan(1);
  for (const icon of await icons.all()) {
    await expect(icon).toHaveCSS('print-color-adjust', 'exact');
  }
});
