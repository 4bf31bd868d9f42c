import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of a page stand together, and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;

test('a property has its name, its type and its source in one line', async ({
  page,
}) => {
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

test('a short default is not broken and is quieter than the type', async ({
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

test('a property is spelled as a parameter is, and each kind has its word at the right', async ({
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

test('the source of a property shows when its row is pointed at or has the focus', async ({
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
  test(`what stands below ${title} has its text beside it where there is room`, async ({
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

for (const width of [1440, 1000]) {
  test(`long names and types break between words in a narrow column, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, `${root}/runners/config_schemas/algorithm_schemas`, {
      width,
      height: 900,
    });
    const broken = await page.locator('section dt > code').evaluateAll((all) =>
      all.flatMap((code) => {
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const {currentNode} = texts;
          const value = currentNode.nodeValue ?? '';
          for (const {0: word, index} of value.matchAll(/\w+/g)) {
            const range = document.createRange();
            range.setStart(currentNode, index);
            range.setEnd(currentNode, index + word.length);
            const tops = [...range.getClientRects()].map(({top}) => top);
            if (new Set(tops).size > 1) {
              words.push(word);
            }
          }
        }
        return words;
      }),
    );
    expect(broken).toEqual([]);
  });
}

for (const width of [997, 1100, 1440]) {
  test(`names in the contents break between words and are whole, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, `${root}/runners/config_schemas/algorithm_schemas`, {
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
      // Letters of a word that stand on several lines.
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

test('an example has its buttons and its label in one line, and can be wrapped', async ({
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
