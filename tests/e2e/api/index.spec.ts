import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {nextFrame} from '../support/next-frame';
import {address, expect} from '../support/test';
import {resize, test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;

test('on a phone, the index has the path below the name and fades out further letters', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`, {width: 390, height: 800});
  const row = page.locator('section li:has(> code)').first();
  const name = await row.locator('a').boundingBox();
  const path = await row.locator('code').boundingBox();
  expect(path?.x).toBe(name?.x);
  expect(path?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  expect((await row.boundingBox())?.height).toBe(44);
  const letters = page.getByRole('navigation', {name: 'Initials'});
  await expect(letters).toHaveCSS('mask-image', /linear-gradient/);
  const last = letters.getByRole('link').last();
  await last.focus();
  await letters.evaluate((node) => {
    node.scrollLeft = node.scrollWidth;
  });
  const end = await last.boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0), 'not in the fade-out').toBeLessThan(
    330,
  );
});

test('the paths in the index are aligned, whatever the length of the names', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`, {width: 1440, height: 900});
  const rows = await page.locator('section li:has(> code)').evaluateAll((all) =>
    all.slice(0, 120).map((row) => {
      const [name, path] = row.children;
      const text = document.createRange();
      text.selectNodeContents(path as Element);
      return {
        cut: [name, path].some(
          (one) => (one?.scrollWidth ?? 0) > (one?.clientWidth ?? 0),
        ),
        start:
          text.getBoundingClientRect().left - row.getBoundingClientRect().left,
      };
    }),
  );
  // Truncated paths start with an ellipsis of any width.
  const starts = rows
    .filter(({cut}) => !cut)
    .map(({start}) => Math.round(start));
  expect(starts.length).toBeGreaterThan(110);
  expect(new Set(starts).size).toBe(1);
  expect(starts[0]).toBeLessThan(440);
});

test('the index uses the space of the table of contents for long paths and all kinds', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`, {width: 1440, height: 900});
  const cut = await page.locator('section li > code').evaluateAll((all) =>
    all
      .slice(0, 40)
      .filter((path) => path.scrollWidth > path.clientWidth)
      .map((path) => path.textContent),
  );
  expect(cut).toEqual([]);
  const kinds = page.getByRole('group', {name: 'Kinds of symbols'});
  const tops = await kinds
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
});

test('the index shows what it lists at any scroll position', async ({page}) => {
  await visit(page, `${root}/symbol-index`, {width: 1440, height: 900});
  const kinds = page.getByRole('group', {name: 'Kinds of symbols'});
  expect((await kinds.boundingBox())?.height).toBe(40);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 3000);
  await expect.poll(async () => (await kinds.boundingBox())?.y).toBe(0);
  await expect(page.getByRole('radio', {name: /^Top level/})).toBeChecked();

  await page.setViewportSize({width: 390, height: 844});
  await page.mouse.wheel(0, 300);
  await expect(kinds).not.toBeInViewport();
  const field = page.getByRole('searchbox');
  await expect(field).toBeInViewport();
  await expect(field).toHaveAttribute(
    'placeholder',
    /^Filter \d+ top-level names$/,
  );
});

test('on a phone, the list of the index starts in the upper half', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`, {width: 390, height: 844});
  const first = page.locator('section li > a').first();
  expect((await first.boundingBox())?.y).toBeLessThan(490);
});

for (const width of [390, 768]) {
  test(`a letter in the address is right below the bar of the index, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const letters = page.getByRole('navigation', {name: 'Initials'});
    for (const letter of ['G', 'M', 'P']) {
      await page.goto('about:blank');
      await page.goto(address(`${root}/symbol-index#symbols-${letter}`));
      // The rows around it have been laid out.
      await nextFrame(page);
      await nextFrame(page);
      await nextFrame(page);
      const {y = 0, height = 0} = (await letters.boundingBox()) ?? {};
      const heading = page.getByRole('heading', {name: letter, exact: true});
      const gap = ((await heading.boundingBox())?.y ?? 0) - (y + height);
      expect(gap, letter).toBeGreaterThanOrEqual(0);
      expect(gap, letter).toBeLessThan(80);
    }
  });
}

test('the initials of the index are in one line and link to their letters', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`);
  const initials = page.getByRole('navigation', {name: 'Initials'});
  const boxes = await initials
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
  for (const {top, width} of boxes) {
    expect(top, 'in one line').toBe(boxes[0]?.top);
    expect(width, 'wide enough for touch').toBeGreaterThanOrEqual(24);
  }
  await initials.getByRole('link', {name: 'S', exact: true}).click();
  // Below the bars, although hundreds of rows above have no layout yet.
  const heading = page.getByRole('heading', {name: 'S', exact: true});
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThan(40);
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
  await expect(initials, 'stays visible').toBeInViewport();
  await expect(
    initials.locator('a:target-current'),
    'highlights the letter in view',
  ).toHaveText('S');
  await page.getByRole('searchbox').fill('pod');
  await expect(initials).toBeHidden();
});

test('the chips of the index show how many symbols they list', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`);
  const countOf = async (name: RegExp) => {
    const label = page.locator('label').filter({hasText: name});
    const text = (await label.locator('small').textContent()) ?? '';
    return Number(text.replaceAll(/\D/g, ''));
  };
  const listed = await countOf(/^Top level/);
  await expect(page.locator('section > ul > li[class]')).toHaveCount(listed);
  const all = await countOf(/^All/);
  expect(all).toBeGreaterThan(listed);
  await page.getByRole('radio', {name: /^All/}).check();
  await expect(
    page.getByText(`${new Intl.NumberFormat('en').format(all)} symbols`),
  ).toBeVisible();
});

test('each letter of the index is explained by a chip or in a line below, at any width', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`, {width: 1440, height: 900});
  for (const width of [1440, 390]) {
    await resize(page, {width, height: 900});
    const lettersOf = (items: Locator) =>
      items.evaluateAll((all) =>
        all.map(
          (one) => getComputedStyle(one, '::before').content.split(' / ')[0],
        ),
      );
    const key = page.getByRole('list', {name: 'Letters of other kinds'});
    await expect(key).toHaveCount(0);
    const told = [
      ...(await lettersOf(page.locator('fieldset span[class]'))),
      ...(await lettersOf(key.getByRole('listitem'))),
    ];
    expect(new Set(told).size, 'no letter is explained twice').toBe(
      told.length,
    );
    const used = await lettersOf(page.locator('section > ul > li[class]'));
    expect(used.filter((letter) => !told.includes(letter))).toEqual([]);
    await page.getByRole('radio', {name: /^Members/}).check();
    await expect(key.getByRole('listitem')).toHaveText([
      'property',
      'attribute',
      'enum member',
    ]);
    expect((await key.boundingBox())?.height).toBeLessThan(32);
    await page.getByRole('radio', {name: /^Functions/}).check();
    await expect(key).toBeHidden();
    await page.getByRole('radio', {name: /^Top level/}).check();
  }
});

test('the letters of members and values are round, and each is announced as its kind', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`);
  const lookOf = (kind: string) =>
    page
      .locator(`li.py-is-${kind}:has(a)`)
      .filter({visible: true})
      .first()
      .evaluate((row) => {
        const {borderRadius, content} = getComputedStyle(row, '::before');
        return [borderRadius === '50%', content];
      });
  expect(await lookOf('class')).toEqual([false, '"C" / "class"']);
  expect(await lookOf('constant')).toEqual([true, '"c" / "constant"']);
  await page.getByRole('radio', {name: /^Members/}).check();
  await page.getByRole('searchbox').fill('pod.');
  await expect(page.locator('li.py-is-attribute:has(a)').first()).toBeVisible();
  expect(await lookOf('attribute')).toEqual([true, '"a" / "attribute"']);
});
