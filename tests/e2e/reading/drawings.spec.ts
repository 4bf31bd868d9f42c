import type {Locator} from '@playwright/test';
import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const TASKS = '/guides/platform-overview/tasks';
const PAGES = [
  `/guides/getting-started/introduction-to-${product.slug}`,
  '/guides/demo-projects/retfound-tutorial',
  '/guides/general-reference/security',
  '/guides/platform-overview',
  '/guides/platform-overview/datasets',
  '/guides/SDK/extending',
  '/guides/SDK/for-data-custodians/managing-pod-access/pod-policies',
  '/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods',
  '/guides/SDK/for-data-custodians/setting-up/preparing-data',
  '/guides/SDK/for-data-scientists/machine-learning-tasks',
  '/guides/SDK/task-elements',
  '/guides/SDK/task-elements/data-structures',
  '/guides/SDK/task-elements/protocols',
];

/** Measures the size of labels in drawings, and finds those that don't fit. */
function measureLabels(
  labels: Locator,
): Promise<{size: number; cut: boolean; text: string}[]> {
  return labels.evaluateAll((texts) =>
    texts.map((text) => {
      const drawing = text.closest('svg');
      const scale =
        text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
      const box = text.closest('g:has(> rect)');
      const frame = box?.querySelector(':scope > rect') ?? drawing;
      const outer = frame?.getBoundingClientRect() ?? new DOMRect();
      const inner = text.getBoundingClientRect();
      return {
        size: scale * Number.parseFloat(getComputedStyle(text).fontSize),
        cut: inner.left < outer.left || inner.right > outer.right,
        text: text.textContent,
      };
    }),
  );
}

const SIZES = [
  {width: 1440, smallest: 14},
  {width: 390, smallest: 13},
];

for (const path of [...PAGES, TASKS]) {
  test(`the drawings of ${path} have captions, text alternatives and readable labels`, async ({
    page,
  }) => {
    await visitFirst(page, path, {width: 1440, height: 900});
    for (const figure of await page.locator('.markdown figure').all()) {
      await expect(figure.locator('figcaption')).toHaveText(/^\p{Lu}.*\.$/u);
      // A drawing that contains links is a group.
      const drawing = path === TASKS ? 'group' : 'img';
      await expect(figure.getByRole(drawing)).toHaveAccessibleName(/\w{2}.*\./);
    }
    await page.evaluate(() => document.fonts.ready);
    for (const {width, smallest} of SIZES) {
      await page.setViewportSize({width, height: 900});
      const labels = page.locator('figure svg text');
      // The steps of a task are HTML text in boxes.
      expect(await labels.count()).toBeGreaterThanOrEqual(
        path === TASKS ? 0 : 4,
      );
      // Right after a resize, styles may still be those of the old width.
      await expect
        .poll(
          async () =>
            (await measureLabels(labels)).filter(
              ({size, cut}) => cut || size < smallest,
            ),
          `at ${width} px`,
        )
        .toEqual([]);
    }
  });
}

test('the drawing of the home page has readable labels', async ({page}) => {
  await visitFirst(page, '/', {width: 1440, height: 900});
  await page.evaluate(() => document.fonts.ready);
  const labels = page.locator('main header svg[role="img"] text');
  for (const {width, smallest} of SIZES) {
    await page.setViewportSize({width, height: 900});
    await expect(labels).toHaveCount(6);
    await expect
      .poll(
        async () =>
          (await measureLabels(labels)).filter(
            ({size, cut}) => cut || size < smallest,
          ),
        `at ${width} px`,
      )
      .toEqual([]);
  }
});

test('steps go from left to right, and on a phone from top to bottom', async ({
  page,
}) => {
  await visit(page, TASKS, {width: 1440, height: 900});
  const steps = page
    .getByRole('group', {name: /ten steps/})
    .locator('b')
    .filter({hasText: /^(Build|Check|Complete)$/});
  const place = async (index: number) => {
    const box = await steps.nth(index).boundingBox();
    return {x: box?.x ?? 0, y: box?.y ?? 0};
  };
  const [first, second, last] = [
    await place(0),
    await place(1),
    await place(2),
  ];
  expect(second.x).toBeGreaterThan(first.x);
  expect(second.y).toBe(first.y);
  expect(last.y - first.y).toBeLessThan(400);

  await page.setViewportSize({width: 390, height: 900});
  // The layout may still be that of the old width.
  await expect
    .poll(async () => (await place(1)).x - (await place(0)).x)
    .toBe(0);
  expect((await place(1)).y).toBeGreaterThan((await place(0)).y);
});

test('fills of drawings use system colours', async ({page}) => {
  await visit(page, '/guides/platform-overview');
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  const boxes = page.locator('figure svg rect');
  const fills = await boxes.evaluateAll((all) =>
    all.map((box) => getComputedStyle(box).fill),
  );
  const ground = await boxes.first().evaluate((box) => {
    box.style.fill = 'Canvas';
    return getComputedStyle(box).fill;
  });
  expect(new Set(fills)).toEqual(new Set([ground, 'none']));
});
