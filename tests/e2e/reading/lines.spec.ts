import {address, expect} from '../support/test';
import {findBrokenWords} from '../support/broken-words';
import {test, visit} from '../support/visit';
import {product} from '../../../config/product';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

test('code of several words wraps between words', async ({page}) => {
  for (const [path, width] of [
    ['/guides/SDK', 390],
    ['/guides/SDK/task-elements/protocols', 1440],
    ['/guides/SDK/task-elements/protocols', 390],
  ] as const) {
    await visit(page, path, {width, height: 900});
    const phrases = page
      .locator('.markdown :is(p, li) > code')
      .filter({hasText: / /});
    const cut = await findBrokenWords(phrases, /\S{2,24}/g);
    expect(cut, `${path} at ${width}`).toEqual([]);
  }
});

test('a superscript does not change the line height, and stays with its number', async ({
  page,
}) => {
  await visit(page, '/guides/general-reference/security', {
    width: 390,
    height: 900,
  });
  const paragraph = page.locator('p:has(sup)').first();
  await expect(paragraph).toContainText('261\u00a0−\u00a01');
  const lines = await paragraph.evaluate(
    (text) =>
      text.getBoundingClientRect().height /
      Number.parseFloat(getComputedStyle(text).lineHeight),
  );
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.02);
});

test('a number and its unit stay on one line, also in the reference', async ({
  page,
}) => {
  for (const [path, amount] of [
    ['/tutorials/introduction', '8\u00a0GB'],
    [`/api/${product.sdk.package}/data/datasplitters`, '80\u00a0%'],
  ] as const) {
    await visit(page, path);
    const text = await page
      .getByRole('main')
      .evaluate((main) => main.textContent);
    expect(text).toContain(amount);
  }
});

test('the table of contents of a long page ends within the window, even with an announcement', async ({
  page,
}) => {
  await visit(
    page,
    `/api/${product.sdk.package}/runners/config_schemas/algorithm_schemas`,
    {width: 1440, height: 900},
  );
  await expect(page.getByRole('region', {name: /announcement/i})).toBeVisible();
  const box = await page.locator('.theme-doc-toc-desktop').boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(900);
});

test('a hovered page in the sidebar has an accent background', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await visit(page, '/guides/SDK', {width: 1440, height: 900});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    const link = page.locator(
      `.theme-doc-sidebar-menu a[href="${address('/guides/getting-started/quickstart')}"]`,
    );
    await link.hover();
    const ground = await link.evaluate((element) => {
      const probe = document.createElement('div');
      probe.style.background =
        'color-mix(in srgb, var(--accent-soft) 50%, transparent)';
      element.append(probe);
      const [shown, expected] = [element, probe].map(
        (part) => getComputedStyle(part).backgroundColor,
      );
      probe.remove();
      return {shown, expected};
    });
    expect(ground.shown, colorScheme).toBe(ground.expected);
  }
});

test('the buttons that collapse and expand the sidebar are equally high', async ({
  page,
}) => {
  await visit(page, '/guides/SDK', {width: 1440, height: 900});
  const hide = page.getByRole('button', {
    name: 'Collapse sidebar',
    exact: true,
  });
  const placeOf = async (button: typeof hide) =>
    (await button.locator('svg').boundingBox())?.y;
  const before = (await placeOf(hide)) ?? NaN;
  await hide.click();
  const show = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  await expect(show).toBeVisible();
  expect(await placeOf(show)).toBeCloseTo(before, 0);
});

test('on a tablet, the first link of each role is level with its name', async ({
  page,
}) => {
  await visit(page, '/', {width: 768, height: 900});
  const cards = page
    .locator('section[aria-labelledby="role-paths"] li')
    .filter({has: page.getByRole('heading', {level: 3})});
  expect(await cards.count()).toBeGreaterThan(1);
  for (const card of await cards.all()) {
    const [name, way] = await Promise.all(
      [
        card.getByRole('heading', {level: 3}),
        card.getByRole('link').first(),
      ].map((part) => part.boundingBox()),
    );
    const middleOf = (box: typeof name) =>
      (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
    expect(Math.abs(middleOf(way) - middleOf(name))).toBeLessThan(5);
  }
});
