import {topsOf} from '../support/edges';
import {address, expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE =
  '/guides/SDK/for-data-custodians/managing-pod-access/authorising-pods';
const POST = '/blog/welcome';

test('a post ends like a guide: actions and date in one row, then cards', async ({
  page,
}) => {
  for (const path of [GUIDE, POST]) {
    await visit(page, path, {width: 1440, height: 900});
    const foot = page.locator('article footer');
    const parts = [
      foot.getByRole('link', {name: 'Edit this page'}),
      foot.getByRole('link', {name: 'Report a problem'}),
      foot.getByText('Last updated'),
    ];
    const middles = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height / 2 : 0;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThan(4);
    await expect(
      foot.getByRole('listitem').filter({has: page.getByRole('link')}),
    ).toHaveText(
      path === POST
        ? [/./, /./, /./, 'Edit this page', 'Report a problem']
        : ['Edit this page', 'Report a problem'],
    );
    await expect(page.locator('.pagination-nav__link')).toHaveCount(2);
  }
});

test('the menu of a post is on the line of its date, at the edge of the text', async ({
  page,
}) => {
  await visit(page, POST, {width: 1440, height: 900});
  const [title, date, more, text] = await Promise.all(
    [
      page.getByRole('heading', {level: 1}),
      page.getByRole('article').locator('header time'),
      page.getByRole('button', {name: 'More actions'}),
      page.getByRole('article'),
    ].map((part) => part.boundingBox()),
  );
  const middleOf = (box: typeof date) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const endOf = (box: typeof date) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(Math.abs(middleOf(more) - middleOf(date))).toBeLessThan(4);
  expect(endOf(more)).toBeCloseTo(endOf(text), 0);
  expect(endOf(title)).toBeCloseTo(endOf(text), 0);
});

test('a post starts with its title, then its cover, then its text', async ({
  page,
}) => {
  await visit(page, POST, {width: 1440, height: 900});
  const parts = await page
    .getByRole('article')
    .locator('header, div:has(> svg):not(.markdown *), .markdown')
    .evaluateAll((all) =>
      all.map((part) => {
        const {top, height} = part.getBoundingClientRect();
        return {name: part.localName, top, height};
      }),
    );
  expect(parts).toHaveLength(3);
  const [header, cover, words] = parts;
  expect(header?.name).toBe('header');
  expect(cover?.height).toBeLessThanOrEqual(144);
  expect(header?.top).toBeLessThan(cover?.top ?? 0);
  expect(cover?.top).toBeLessThan(words?.top ?? 0);
});

test('the lists on both sides of a post stay level while scrolling', async ({
  page,
}) => {
  await visit(page, POST, {width: 1440, height: 700});
  const [links, contents] = [
    page.getByRole('navigation', {name: /recent posts/}),
    page.locator('.table-of-contents').locator('..'),
  ];
  const [before] = await topsOf([links]);
  await page.evaluate(() => {
    scrollTo({top: 900, behavior: 'instant'});
  });
  await expect.poll(async () => topsOf([links])).not.toEqual([before]);
  const [left, right] = await topsOf([links, contents]);
  expect(left).toBeGreaterThan(0);
  expect(right).toBe(left);
});

test('a post can be copied as Markdown, and has its table of contents in a bar on a phone', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, POST, {width: 390, height: 844});
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Welcome to the documentation\n/);
  expect(copied).not.toMatch(/\{product\}|truncate/i);
  const bar = page.getByRole('button', {name: 'On this page'});
  const edges = await bar.evaluate((button) => {
    const {left, right} = button.getBoundingClientRect();
    return [left, right];
  });
  expect(edges).toEqual([0, 390]);
  const versions = page.getByRole('heading', {name: /^Versions/});
  await versions.evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(bar).toHaveAttribute('data-section', 'Versions');
  await expect(bar).toBeInViewport();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(bar).toBeHidden();
});

for (const width of [390, 1440]) {
  test(`the link from a post to all others is above its title, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, POST, {width, height: 900});
    const way = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const out = way.getByRole('link', {name: 'Blog', exact: true});
    const [above = 0, below = 0] = await topsOf([
      out,
      page.getByRole('heading', {level: 1}),
    ]);
    expect(above).toBeLessThan(below);
    await out.click();
    await expect(page).toHaveURL(address('/blog'));
    await expect(way).toHaveCount(0);
  });
}
