import {address, expect, findViolations} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const FIRST = '/tutorials/connecting-data-and-creating-pods/running-a-pod';
const SECOND = '/tutorials/advanced-data-science-tasks/training-a-custom-model';

test('the facts of a tutorial take at most two lines on a phone, before the actions', async ({
  page,
}) => {
  await visit(page, SECOND, {width: 390, height: 844});
  const main = page.getByRole('main');
  const facts = main.getByRole('list').filter({hasText: 'At a glance'});
  await expect(facts.getByRole('listitem')).toHaveText([
    'At a glance',
    '30 minutes',
    'Data scientist',
  ]);
  const fills = await facts
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((fact) => getComputedStyle(fact).backgroundColor),
    );
  expect([...new Set(fills)]).toEqual(['rgba(0, 0, 0, 0)']);
  const [first, actions] = await Promise.all(
    [facts, main.getByRole('button', {name: 'Copy page'})].map((part) =>
      part.boundingBox(),
    ),
  );
  expect((actions?.y ?? Infinity) - (first?.y ?? 0)).toBeLessThan(90);
});

test('the table of contents of a tutorial ticks the sections before the current one, without shifting', async ({
  page,
}) => {
  const size = {width: 1440, height: 900};
  const links = page.locator('.theme-doc-toc-desktop a');
  const look = () =>
    links.evaluateAll((all) =>
      all.map((link) => ({
        isTicked: getComputedStyle(link, '::before').content.startsWith('"✓"'),
        left: link.getBoundingClientRect().left,
      })),
    );
  await visit(page, SECOND, size);
  const before = await look();
  expect(before.filter(({isTicked}) => isTicked)).toEqual([]);
  // Guides have no ticks.
  await visit(page, '/guides/platform-overview/tasks#large-datasets', size);
  await expect(page.locator('.toc-highlight[class*=active]')).toHaveCount(1);
  expect((await look()).filter(({isTicked}) => isTicked)).toEqual([]);
  await visit(page, `${SECOND}#3-describe-the-sample`, size);
  await expect(links.nth(3)).toHaveClass(/--active/);
  const after = await look();
  expect(after.map(({isTicked}) => isTicked)).toEqual(
    after.map((_, place) => place < 3),
  );
  expect(after.map(({left}) => left)).toEqual(before.map(({left}) => left));
});

for (const width of [1440, 390]) {
  test(`a tutorial shows its part on one line below its title, and links to the others, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, SECOND, {width, height: 900});
    const main = page.getByRole('main');
    const parts = main.getByText(/^Part \d of \d/);
    await expect(parts).toHaveText('Part 2 of 2, after Running a pod');
    const facts = main.getByRole('list').filter({hasText: 'At a glance'});
    const known = facts.getByRole('listitem').nth(1);
    const [line, title, first, fact] = await Promise.all(
      [parts, page.locator('h1'), facts, known].map((part) =>
        part.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const {left, right} = words.getBoundingClientRect();
          const {top, bottom} = element.getBoundingClientRect();
          return {left, right, top, bottom};
        }),
      ),
    );
    const [start, text, end] = [
      line?.left,
      title?.left ?? 0,
      first?.right ?? 0,
    ];
    // The dot before the first fact of a line is hidden.
    expect(fact?.left).toBeCloseTo(text, 0);
    if (width === 390) {
      expect(start).toBeCloseTo(text, 0);
    } else {
      // All facts are on one line.
      expect(line?.top).toBe(first?.top);
      expect(start).toBeGreaterThan(end + 8);
    }
    expect(line?.top).toBeGreaterThan(title?.bottom ?? Infinity);
    expect(await findViolations(page)).toEqual([]);
    await parts.getByRole('link').click();
    await expect(page).toHaveURL(address(FIRST));
    await expect(parts).toHaveText('Part 1 of 2, then Training a custom model');
    // The longest one also fits on a line.
    await visit(
      page,
      '/tutorials/connecting-data-and-creating-pods/running-a-segmentation-data-pod',
      {width, height: 900},
    );
    const lines = await parts.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const feet = [...range.getClientRects()].map(({bottom}) => bottom);
      return Math.max(...feet) - Math.min(...feet);
    });
    expect(lines).toBeLessThan(width === 390 ? 20 : 12);
  });
}

test('a page without parts shows none', async ({page}) => {
  await visit(page, '/tutorials/introduction');
  await expect(page.getByText(/^Part \d of \d/)).toHaveCount(0);
});

for (const {width, columns} of [
  {width: 1440, columns: 2},
  {width: 768, columns: 2},
  {width: 390, columns: 1},
]) {
  test(`the tutorials are in pairs, each pod before its task, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, '/tutorials/introduction', {width, height: 900});
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({hasText: /\d+ minutes · data/});
    await expect(cards.getByRole('link')).toHaveText([
      'Running a pod',
      'Training a custom model',
      'Running a segmentation data pod',
      'Training a custom segmentation model',
      'Running an image pod',
      'Running an image classification task',
    ]);
    await expect(cards.locator('svg')).toHaveCount(6);
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(6 / columns);
    expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
  });
}
