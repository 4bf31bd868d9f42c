import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;

test('a property has its name, type and source on one line', async ({page}) => {
  await visit(page, `${root}/federated/pod`);
  const row = page.locator('section[data-symbol="Pod.vitals"]');
  const bottoms = await row
    .locator('h3 > code, div > code, div > a')
    .evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const {top, bottom} = range.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(4);
  await expect(row).toHaveText(/^vitals\W*PodVitalsSource(?!:)/);
  expect((await row.boundingBox())?.height).toBeLessThan(84);
});

test('a short default does not wrap and is less prominent than the type', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod`, {width: 390, height: 800});
  const defaults = page
    .locator('section[data-symbol=Pod] dt > code > span:last-child')
    .filter({hasText: /^= None$/});
  expect(await defaults.count()).toBeGreaterThan(3);
  const lines = await defaults.evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  const colorOf = (part: Locator) =>
    part.evaluate((node) => getComputedStyle(node).color);
  const first = defaults.first();
  expect(await colorOf(first)).not.toBe(await colorOf(first.locator('..')));
  await expect(first.locator('[class^=py-]')).toHaveCount(0);
});

test('the links to the members of a class are directly above them', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod`);
  const members = page.getByRole('navigation', {name: 'Members of Pod'});
  await expect(members.locator('xpath=following-sibling::*[1]')).toHaveText(
    /^Properties \d+$/,
  );
});

test('a property is written like a parameter, with its kind at the right', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod`, {width: 1440, height: 900});
  const row = page.locator('section[data-symbol="Pod.vitals"]');
  const name = row.locator('h3 > code');
  const type = row.locator('div > code');
  const lookOf = (part: Locator) =>
    part.evaluate((node) => {
      const {color, fontSize, fontWeight} = getComputedStyle(node);
      return {color, fontSize, fontWeight};
    });
  const field = page.locator('section[data-symbol=Pod] dt').first();
  expect(await lookOf(type)).toEqual(await lookOf(field.locator('code')));
  const boxes = [await name.boundingBox(), await type.boundingBox()];
  const gap =
    (boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? Infinity);
  expect(gap).toBeGreaterThan(2);
  expect(gap).toBeLessThan(12);
  expect(
    await name.evaluate((node) => getComputedStyle(node, '::after').content),
  ).toContain(':');

  const kinds = await page
    .locator('main span[class*=py-is]')
    .filter({hasText: /^(module|class|method)$/})
    .evaluateAll((all) =>
      all.map((one) => {
        const column = one.closest('article')?.getBoundingClientRect();
        const {left, width} = one.getBoundingClientRect();
        return {
          word: one.textContent,
          isRight: left > (column?.left ?? 0) + (column?.width ?? 0) / 2,
          width,
        };
      }),
    );
  expect(new Set(kinds.map(({word}) => word))).toEqual(
    new Set(['module', 'class', 'method']),
  );
  expect(kinds.filter(({isRight, width}) => !isRight || width < 25)).toEqual(
    [],
  );
});

test('a hovered parameter looks like a link', async ({page}) => {
  await visit(page, `${root}/federated/pod`);
  const parameter = page
    .getByRole('group', {name: 'Constructor of Pod', exact: true})
    .getByRole('link', {name: 'name', exact: true});
  await expect(parameter).toHaveCSS(
    'text-decoration-color',
    'rgba(0, 0, 0, 0)',
  );
  await parameter.hover();
  await expect(parameter).toHaveCSS('text-decoration-style', 'dotted');
  await expect(parameter).not.toHaveCSS(
    'text-decoration-color',
    'rgba(0, 0, 0, 0)',
  );
});

test('the source link of a property appears when its row is hovered or focused', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod`, {width: 1440, height: 900});
  const row = page.locator('section[data-symbol="Pod.vitals"]');
  const source = row.getByRole('link', {name: /^Source: /});
  await expect(source).toHaveCSS('opacity', '0');
  await row.hover();
  await expect(source).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 5);
  await expect(source).toHaveCSS('opacity', '0');
  await source.focus();
  await expect(source).toHaveCSS('opacity', '1');
});

for (const [title, path, symbol] of [
  ['Raises', 'federated/pod', 'Pod.start'],
  ['Parameters', 'hub/api', 'HubClient.get_pod'],
  ['Returns', 'hub/api', 'HubClient.get_pod'],
]) {
  test(`entries below ${title} have their text next to them if there is room`, async ({
    page,
  }) => {
    await visit(page, `${root}/${path}`);
    const section = page.locator(`section[data-symbol="${symbol}"]`);
    const list = section
      .locator('div', {hasText: new RegExp(`^${title}`)})
      .last();
    const [term, text] = [
      list.locator('dt').first(),
      list.locator('dd').first(),
    ];
    // Further down, it may not be laid out yet.
    await list.scrollIntoViewIfNeeded();
    const boxes = async () =>
      Promise.all([term.boundingBox(), text.boundingBox()]);
    const [wideTerm, wideText] = await boxes();
    expect(wideText?.y).toBe(wideTerm?.y);
    expect(wideText?.height).toBe(wideTerm?.height);
    await page.setViewportSize({width: 390, height: 800});
    const [term390, text390] = await boxes();
    expect(text390?.x).toBe(term390?.x);
    expect(text390?.y).toBeGreaterThan(term390?.y ?? 0);
  });
}

test('an example has its buttons and label on one line, and can be wrapped', async ({
  page,
}) => {
  for (const width of [1440, 768, 390]) {
    await visit(page, `${root}/federated/privacy/differential`, {
      width,
      height: 900,
    });
    const copy = page
      .getByRole('button', {name: /^Copy.*input of the example/})
      .first();
    const example = copy.locator('xpath=..');
    const middles = await example
      .locator('span:text-is("Python"), button')
      .filter({visible: true})
      .evaluateAll((all) =>
        all.map((one) => {
          const {top, bottom} = one.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
    expect(middles.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  }
  const example = page.locator('main pre').filter({hasText: '>>>'}).first();
  await example
    .locator('xpath=..')
    .getByRole('button', {name: /^Wrap/})
    .click();
  await expect(example).toHaveCSS('white-space', 'pre-wrap');
});
