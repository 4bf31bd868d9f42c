import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {resize, test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;

test('a rule and a kind badge mark the start of a method', async ({page}) => {
  await visit(page, `${root}/hub/api`, {width: 1440, height: 900});
  const section = page.locator('section[data-symbol="HubClient.list_pods"]');
  await expect(section).toHaveCSS('border-top-width', '1px');
  await expect(section).toHaveCSS('margin-top', '40px');
  const sizeOf = (part: Locator) =>
    part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const title = page.getByText(/^Methods \d+$/).first();
  const owner = page.locator('section[data-symbol=HubClient] > h2');
  const name = section.locator('h3 > code');
  const label = section.getByText('Returns', {exact: true});
  await expect(title).toHaveCSS('font-weight', '700');
  await expect(title.locator('small')).toHaveCSS('font-weight', '400');
  expect(await sizeOf(title)).toBeGreaterThanOrEqual(17);
  expect(await sizeOf(title)).toBeLessThan((await sizeOf(owner)) - 6);
  expect(await sizeOf(label)).toBeLessThan(13);
  const text = section.locator('p').last();
  const colorOf = (part: Locator) =>
    part.evaluate((one) => getComputedStyle(one).color);
  expect(await colorOf(label)).not.toBe(await colorOf(text));
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({width, height: 900});
    const letter = await section.evaluate((one) => {
      const kind = one.querySelector('.py-is-method');
      const {position, insetInlineStart, height} = getComputedStyle(
        kind ?? one,
        '::before',
      );
      return {position, insetInlineStart, height};
    });
    expect(letter).toEqual({
      ...{position: 'absolute', insetInlineStart: '0px', height: '20px'},
    });
    const gap =
      ((await name.boundingBox())?.x ?? 0) -
      ((await section.boundingBox())?.x ?? 0);
    expect(gap).toBeGreaterThan(24);
    expect(gap).toBeLessThan(34);
  }
});

test('the alternative paths of a symbol expand as a list before React runs', async ({
  page,
}) => {
  await visitFirst(page, `${root}/federated/pod`, {width: 1440, height: 900});
  for (const width of [1440, 768, 390]) {
    await resize(page, {width, height: 900});
    const box = page
      .locator('section[data-symbol=DatasourceContainer] > div')
      .filter({hasText: /^Import:/});
    const paths = box.locator('details code');
    expect(await paths.count()).toBeGreaterThan(1);
    await expect(paths.first()).toBeHidden();
    const signature = page.getByRole('group', {
      name: 'Constructor of DatasourceContainer',
      exact: true,
    });
    const topOf = async () =>
      ((await signature.boundingBox())?.y ?? 0) -
      ((await box.boundingBox())?.y ?? 0);
    const folded = await topOf();
    await box.locator('summary').click();
    await expect(paths.first()).toBeVisible();
    expect(await topOf()).toBeGreaterThan(folded);
    await expect(page.locator('html')).not.toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
    const places = await paths.evaluateAll((all) =>
      all.map((path) => {
        const {left, top, bottom} = path.getBoundingClientRect();
        return {left, top, bottom};
      }),
    );
    expect(new Set(places.map(({left}) => left)).size).toBe(1);
    for (const [index, {bottom}] of places.slice(0, -1).entries()) {
      expect(places[index + 1]?.top).toBeGreaterThanOrEqual(bottom);
    }
    await box.locator('summary').click();
  }
});

test('on a phone, the path of a module follows its title, then its actions', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod`, {width: 390, height: 844});
  const main = page.locator('article');
  const boxOf = async (part: Locator) => {
    const {y = 0, height = 0} = (await part.boundingBox()) ?? {};
    return {top: y, middle: y + height / 2, end: y + height};
  };
  const path = main.getByText(`${product.sdk.package}.federated.pod`, {
    exact: true,
  });
  const [title, copy, line, kind, actions] = [
    await boxOf(main.locator('h1')),
    await boxOf(main.getByRole('button', {name: 'Copy the path'})),
    await boxOf(path.first()),
    await boxOf(main.locator('span.py-is-module').first()),
    await boxOf(main.getByRole('button', {name: 'Copy page'})),
  ];
  expect(Math.abs(copy.middle - line.middle)).toBeLessThan(2);
  expect(Math.abs(copy.middle - kind.middle)).toBeLessThan(2);
  expect(line.top - title.end).toBeGreaterThan(6);
  expect(actions.top - line.end).toBeGreaterThanOrEqual(11);
  expect(actions.top - title.end).toBeLessThan(64);
});

test('on a phone, the path of a module is as far below its title on two lines as on one', async ({
  page,
}) => {
  const measure = async (module: string) => {
    await visit(page, `${root}/${module}`, {width: 390, height: 844});
    return page.locator('article').evaluate((article) => {
      const end = article.querySelector('h1')?.getBoundingClientRect().bottom;
      const path = article.querySelector('header + div code');
      const text = document.createRange();
      text.selectNodeContents(path ?? article);
      const tops = Array.from(text.getClientRects(), ({top}) => top);
      return {
        lines: new Set(tops).size,
        gap: Math.min(...tops) - (end ?? Number.NaN),
      };
    });
  };
  const short = await measure('hub/api');
  const long = await measure('federated/algorithms/private_sql_query');
  expect([short.lines, long.lines]).toEqual([1, 2]);
  expect(short.gap).toBeGreaterThan(4);
  expect(Math.abs(long.gap - short.gap)).toBeLessThan(3);
});

test('the footer of a module links to its source', async ({page}) => {
  await visit(page, `${root}/federated/pod`);
  const foot = page.locator('article footer');
  await expect(foot.getByRole('link', {name: 'View source'})).toHaveAttribute(
    'href',
    /pod\.pyi#L1$/,
  );
  await expect(foot.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
});

test('copy buttons and source links are less prominent than the name', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${root}/federated/pod`, {width: 1440, height: 900});
  const main = page.locator('article');
  const copies = main
    .getByRole('button', {name: /^Copy from /})
    .or(main.getByRole('button', {name: 'Copy the path'}));
  const lookOf = (all: Locator) =>
    all.evaluateAll((parts) =>
      parts.map((part) => {
        const {borderTopWidth, color, fontSize} = getComputedStyle(part);
        return [borderTopWidth, color, fontSize].join(' ');
      }),
    );
  expect(await copies.count()).toBeGreaterThan(2);
  const looks = await lookOf(copies);
  expect(new Set(looks).size).toBe(1);
  expect(looks[0]).toMatch(/^0px /);
  const sizes = await copies.evaluateAll((all) =>
    all.map((one) => {
      const {width, height} = one.getBoundingClientRect();
      return `${width} ${height}`;
    }),
  );
  expect(new Set(sizes)).toEqual(new Set(['28 28']));

  const sources = main.locator('section a[aria-label^="Source:"]');
  const source = await lookOf(sources);
  expect(source.length).toBeGreaterThan(10);
  expect(new Set(source).size).toBe(1);
  const kind = main.locator('section span.py-is-class').first();
  await expect(kind).toHaveCSS('font-size', '12px');
  expect(source[0]).toMatch(/^0px .* 12px$/);

  const signOf = () =>
    copies.first().evaluate((one) => getComputedStyle(one, '::before').rotate);
  expect(await signOf()).toBe('none');
  await copies.first().click();
  await expect(main.getByRole('button', {name: /^Copied/})).toBeAttached();
  await expect
    .poll(() =>
      main
        .getByRole('button', {name: /^Copied/})
        .evaluate((one) => getComputedStyle(one, '::before').rotate),
    )
    .toBe('45deg');
});

test('the name, kind and source of a symbol share a line if they fit', async ({
  page,
}) => {
  await visit(page, `${root}/data/datasources/base_source`);
  const section = page.locator('section[data-symbol=BaseSource]');
  const name = section.locator('h2 > code');
  const source = section.getByRole('link', {name: /^Source: .*\.pyi:\d+$/});
  const placeOf = async (part: Locator) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await part.boundingBox()) ?? {};
    return {middle: y + height / 2, end: x + width, start: x};
  };
  for (const width of [1440, 768]) {
    await page.setViewportSize({width, height: 900});
    const [one, other] = [await placeOf(name), await placeOf(source.first())];
    expect(Math.abs(one.middle - other.middle)).toBeLessThan(2);
    expect(one.end).toBeLessThan(other.start);
  }
  for (const width of [1000, 390]) {
    await page.setViewportSize({width, height: 900});
    const [one, other] = [await placeOf(name), await placeOf(source.first())];
    expect(other.middle - one.middle).toBeGreaterThan(16);
  }
});
