import {product} from '../../../config/product';
import {findBrokenWords} from '../support/broken-words';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of the page with the longest names are grouped and share it.
test.describe.configure({mode: 'default'});

const LONG_NAMES = `/api/${product.sdk.package}/runners/config_schemas/algorithm_schemas`;

test('no signature is wider than its box', async ({page}) => {
  await visit(page, LONG_NAMES, {
    width: 1440,
    height: 900,
  });
  const boxes = page.getByRole('group', {name: /^Constructor of /});
  expect(await boxes.count()).toBeGreaterThan(10);
  const wide = await boxes.evaluateAll((all) =>
    all
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.getAttribute('aria-label')),
  );
  expect(wide).toEqual([]);
});

for (const width of [1440, 1000]) {
  test(`long names and types wrap between words in a narrow column, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, LONG_NAMES, {
      width,
      height: 900,
    });
    const names = page.locator('section dt > code');
    expect(await names.count()).toBeGreaterThan(10);
    expect(await findBrokenWords(names)).toEqual([]);
  });
}

test('the path of a module wraps between words on a phone', async ({page}) => {
  await visit(page, LONG_NAMES, {width: 390, height: 844});
  const path = page.locator('[data-python-api] code').first();
  await expect(path).toHaveText(/^\w+(?:\.\w+)+$/);
  const {height} = (await path.boundingBox()) ?? {height: 0};
  const lineHeight = await path.evaluate((one) =>
    parseFloat(getComputedStyle(one).lineHeight),
  );
  expect(height).toBeGreaterThan(lineHeight * 1.5);
  expect(await findBrokenWords(path)).toEqual([]);
});

for (const width of [997, 1100, 1440]) {
  test(`names in the table of contents wrap between words and are complete, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, LONG_NAMES, {
      width,
      height: 900,
    });
    const names = page.locator('.theme-doc-toc-desktop .py-toc');
    await expect(names.first()).toBeVisible();
    const {lines, cut, broken} = await names.evaluateAll((all) => ({
      cut: all
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth ||
            one.scrollHeight > one.clientHeight + 1,
        )
        .map((one) => one.textContent),
      lines: all.map((one) =>
        Math.round(
          one.getBoundingClientRect().height /
            Number.parseFloat(getComputedStyle(one).lineHeight),
        ),
      ),
      // Words that are split across lines.
      broken: all.flatMap((one) =>
        [...one.childNodes]
          .filter((node) => node instanceof Text)
          .filter((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            const rects = [...range.getClientRects()];
            return new Set(rects.map(({top}) => top)).size > 1;
          })
          .map((node) => node.textContent),
      ),
    }));
    expect(Math.max(...lines)).toBeLessThanOrEqual(3);
    expect(cut).toEqual([]);
    expect(broken).toEqual([]);
  });
}

for (const width of [1440, 768, 390]) {
  test(`the links to arguments are aligned, at ${width} px`, async ({page}) => {
    await visit(page, LONG_NAMES, {
      width,
      height: 900,
    });
    const overview = page.getByRole('navigation', {
      name: 'Overview of the module',
    });
    const links = overview.getByRole('link', {name: /^arguments: /});
    const places = await links.evaluateAll((all) =>
      all.map((link) => {
        const {right} = link.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(link.nextSibling ?? link);
        const [first] = text.getClientRects();
        text.selectNodeContents(link);
        const own = text.getBoundingClientRect();
        const drop = Math.abs(own.bottom - (first?.bottom ?? 0));
        return {right: Math.round(right), drop};
      }),
    );
    expect(places.length).toBeGreaterThan(10);
    expect(new Set(places.map(({right}) => right)).size).toBe(1);
    expect(Math.max(...places.map(({drop}) => drop))).toBeLessThan(4);
  });
}

test('a row of an overview has code, and links with short names', async ({
  page,
}) => {
  await visit(page, LONG_NAMES);
  const overview = page.getByRole('navigation', {
    name: 'Overview of the module',
  });
  await expect(
    overview.locator('code').getByText('aggregator', {exact: true}),
  ).toBeVisible();
  await expect(
    overview.getByRole('link', {name: 'FederatedAveraging', exact: true}),
  ).toHaveAttribute('href', /#FederatedAveraging$/);
});
