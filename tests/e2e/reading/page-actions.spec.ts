import {product} from '../../../config/product';
import {test} from '../support/reset-window';
import {address, expect, findViolations, open} from '../support/test';
import {resize} from '../support/visit';

test('a heading copies its URL, and announces it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guides/platform-overview/tasks');
  const link = page.locator('h2 .hash-link').first();
  await link.click();
  await expect(
    page.getByRole('status').filter({hasText: 'Link copied'}),
  ).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    page.url(),
  );
});

test('a page can be copied as Markdown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = '/guides/platform-overview/tasks';
  await open(page, path);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Tasks\n/);
  expect(copied).not.toMatch(/<Term|\{product\}|^import /im);
  const list = await page.request.get(address('/llms.txt'));
  expect(await list.text()).toContain(`${path}.md): `);
});

test('the place of an unpublished source is centred beside the actions', async ({
  page,
}) => {
  await open(page, `/api/${product.sdk.package}/federated/pod`);
  const button = page.getByRole('button', {name: 'Copy page as Markdown'});
  const source = page.getByRole('link', {
    name: 'Source: pod.pyi:1',
    exact: true,
  });
  const title = await source.getAttribute('title');
  // As it is rendered without `sdk.sourceUrl`.
  await source.evaluate((link, text) => {
    const place = document.createElement('span');
    place.title = text ?? '';
    place.append('Source: pod.pyi:1');
    link.replaceWith(place);
  }, title);
  const place = page.getByTitle(title ?? '', {exact: true}).first();
  for (const width of [1440, 390]) {
    await resize(page, {width, height: 900});
    // The text, because its element may be as high as the actions.
    const middle = await place.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const {top, bottom} = text.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    const box = await button.boundingBox();
    const expected = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    // Browsers round the position of a line.
    expect(Math.abs(middle - expected)).toBeLessThan(1);
  }
});

test('a reference page can be copied as Markdown, next to its source link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = `/api/${product.sdk.package}/federated/pod`;
  await open(page, path);
  const button = page.getByRole('button', {name: 'Copy page as Markdown'});
  const source = page.getByRole('link', {
    name: 'Source: pod.pyi:1',
    exact: true,
  });
  const [left, right] = [
    await button.boundingBox(),
    await source.boundingBox(),
  ];
  expect(left?.y).toBe(right?.y);
  expect(left?.height).toBe(right?.height);
  const title = await page.locator('h1').boundingBox();
  const middleOf = (box: typeof title) =>
    (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(middleOf(left)).toBeCloseTo(middleOf(title), 0);
  await button.click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n', 1)).toEqual([
    `# ${product.sdk.package}.federated.pod`,
  ]);
  expect(copied).toContain('```python\nclass Pod(\n');
  expect(copied).not.toMatch(/^<|^import \{|py-keyword/m);
  const list = await page.request.get(address('/llms.txt'));
  expect(await list.text()).toContain(
    `[${product.sdk.package}.federated.pod](${product.url}${address(path)}.md): `,
  );
});

test('the menu of a page opens below its button, and links to its source and Markdown copy', async ({
  page,
}) => {
  await open(page, '/guides/platform-overview/tasks');
  for (const width of [1440, 390]) {
    await resize(page, {width, height: 900});
    const more = page.getByRole('button', {name: 'More actions'});
    const menu = page.locator('[popover]');
    const edit = menu.getByText('Edit this page');
    const view = menu.getByText('View as Markdown');
    await expect(view).toHaveAttribute('href', /\/tasks\.md$/);
    await expect(view).toBeHidden();
    await more.press('Enter');
    await expect(edit).toBeInViewport({ratio: 1});
    const [button, box] = [await more.boundingBox(), await menu.boundingBox()];
    const below = (button?.y ?? 0) + (button?.height ?? 0);
    expect(Math.abs((box?.y ?? 0) - below)).toBeLessThan(12);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(view).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(more).toBeFocused();
  }
});

const TUTORIAL =
  '/tutorials/advanced-data-science-tasks/training-a-custom-model';

test('the actions of a guide are in the row of its title, at the edge of the text', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/guides/platform-overview/tasks');
  const [title, text, more] = await Promise.all(
    [
      page.locator('h1'),
      page.getByRole('article'),
      page.getByRole('button', {name: 'More actions'}),
    ].map((part) => part.boundingBox()),
  );
  const middle = (more?.y ?? 0) + (more?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(title?.y ?? Infinity);
  expect(middle).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  expect((more?.x ?? 0) + (more?.width ?? 0)).toBeCloseTo(
    (text?.x ?? 0) + (text?.width ?? 0),
    0,
  );
});

test('the title of a tutorial has its own row, and its facts share the next with the notebook and the menu', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, TUTORIAL);
  const title = page.getByRole('heading', {level: 1});
  const [heading, notebook, more, parts] = await Promise.all(
    [
      title,
      page.getByRole('link', {name: 'Download notebook'}),
      page.getByRole('button', {name: 'More actions'}),
      page.getByText(/^Part \d of \d/),
    ].map((part) => part.boundingBox()),
  );
  expect(
    await title.evaluate(
      (element) =>
        element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    ),
  ).toBeLessThan(1.5);
  expect(notebook?.y).toBe(more?.y);
  expect(notebook?.height).toBe(more?.height);
  expect((notebook?.x ?? 0) + (notebook?.width ?? 0)).toBeLessThan(
    more?.x ?? 0,
  );
  const bottomOf = (box: typeof heading) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(parts?.y).toBeGreaterThanOrEqual(bottomOf(heading));
  expect(notebook?.y).toBeGreaterThanOrEqual(bottomOf(heading));
  expect(notebook?.x).toBeGreaterThan((parts?.x ?? 0) + (parts?.width ?? 0));
  expect(notebook?.y).toBeLessThan(bottomOf(parts));
  expect(bottomOf(notebook)).toBeGreaterThan(parts?.y ?? Infinity);
});
