import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const LANES = '/guides/platform-overview/tasks';
const SIGNS = '/guides/SDK/task-elements/protocols';

/** The number of steps of each lane, by row, in the life of a task. */
const ROWS = [[3, 1], [5], [1]];

for (const [width, rows] of [
  [390, null],
  [1000, null],
  [1100, ROWS],
  [1440, ROWS],
] as const) {
  test(`steps are in rows by actor, and have room for their text, at ${width} px`, async ({
    page,
  }) => {
    await visit(page, LANES, {width, height: 900});
    const lanes = page.getByRole('group', {name: /ten steps/});
    const steps = lanes.locator('[data-steps] > :has(> b)');
    await expect(steps).toHaveCount(10);
    const places = await lanes.locator('[data-steps]').evaluateAll((all) =>
      all.map((lane) => {
        const boxes = [...lane.querySelectorAll(':scope > :has(> b)')];
        const tops = boxes.map((box) =>
          Math.round(box.getBoundingClientRect().top),
        );
        return {
          top: Math.round(lane.getBoundingClientRect().top),
          right: Math.round(lane.getBoundingClientRect().right),
          steps: tops.length,
          lines: new Set(tops).size,
        };
      }),
    );
    const count = new Set(places.map(({top}) => top)).size;
    if (rows === null) {
      // One below the other, like the lanes.
      expect(count).toBe(4);
      expect(places.map(({lines}) => lines)).toEqual([3, 1, 5, 1]);
    } else {
      expect(places.map((place) => place.lines)).toEqual([1, 1, 1, 1]);
      const tops = [...new Set(places.map(({top}) => top))];
      expect(
        tops.map((top) =>
          places.filter((place) => place.top === top).map((one) => one.steps),
        ),
      ).toEqual(rows);
      // All rows end at the same edge.
      const ends = tops.map((top) =>
        Math.max(
          ...places
            .filter((place) => place.top === top)
            .map((one) => one.right),
        ),
      );
      expect(new Set(ends).size).toBe(1);
      // Steps are equally wide, in five columns, except for the last, which has
      // a row of its own.
      const columns = await steps.evaluateAll((boxes) =>
        boxes.slice(0, -1).map((box) => {
          const {left, width: wide} = box.getBoundingClientRect();
          return `${Math.round(left)} ${Math.round(wide)}`;
        }),
      );
      expect(new Set(columns).size).toBe(5);
    }
    // An arrow leads to each step but the first: within a lane, to the next
    // lane, or from row to row.
    const arrows = await lanes.evaluate((box) => {
      const isDrawn = (part: Element) => {
        const {clipPath, content} = getComputedStyle(part, '::before');
        return content !== 'none' && clipPath !== 'none';
      };
      return (
        [...box.querySelectorAll('[data-steps], [data-steps] > *')].filter(
          isDrawn,
        ).length +
        [...box.querySelectorAll(':scope > svg')].filter(
          (turn) => getComputedStyle(turn).display !== 'none',
        ).length
      );
    });
    expect(arrows).toBe(9);
    // A word that is wider than its step would be split.
    const broken = await steps.evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        box.style.overflowWrap = 'normal';
        const isWide = box.scrollWidth > box.clientWidth;
        box.style.overflowWrap = '';
        return isWide ? [box.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    // Nor is there only one word per line.
    const highest = await steps.evaluateAll((boxes) => {
      const heights = boxes.map((box) => {
        const words = document.createRange();
        words.selectNodeContents(box.lastChild ?? box);
        const line = Number.parseFloat(getComputedStyle(box).lineHeight);
        return words.getBoundingClientRect().height / line;
      });
      return Math.max(...heights);
    });
    expect(highest).toBeLessThan(3.5);
  });
}

test('each step of a diagram links to its description in the text', async ({
  page,
}) => {
  await visit(page, LANES);
  const steps = page.getByRole('group', {name: /ten steps/}).getByRole('link');
  await expect(steps).toHaveCount(10);
  const items = page.getByRole('main').getByRole('listitem');
  for (const [index, step] of (await steps.all()).entries()) {
    const name = await step.locator('b').innerText();
    await expect(step).toContainText(String(index + 1));
    await step.click();
    await expect(page).toHaveURL(/#step-\w+$/);
    const item = items.filter({has: page.locator(':target')});
    await expect(item).toHaveText(new RegExp(`^${name}: `));
    await expect(item).toBeInViewport();
    expect(
      await item.evaluate(
        (one) => [...(one.parentElement?.children ?? [])].indexOf(one) + 1,
      ),
    ).toBe(index + 1);
  }
});

for (const width of [390, 1440]) {
  test(`a name and its icon are centred in their box at ${width} px`, async ({
    page,
  }) => {
    await visit(page, SIGNS, {width, height: 900});
    const boxes = page.locator('figure svg[role=img] g:has(> rect):has(path)');
    await expect(boxes.first()).toBeVisible();
    const offsets = await boxes.evaluateAll((groups) =>
      groups.map((group) => {
        const [rect, sign] = ['rect', 'g > g'].map((part) =>
          group.querySelector(`:scope > ${part}`)?.getBoundingClientRect(),
        );
        if (!rect || !sign) {
          return Infinity;
        }
        return Math.abs(
          rect.left + rect.width / 2 - (sign.left + sign.width / 2),
        );
      }),
    );
    expect(offsets.length).toBeGreaterThan(3);
    expect(Math.max(...offsets)).toBeLessThan(4);
  });
}

test('a diagram can be enlarged by keyboard alone', async ({page}) => {
  await visit(page, '/guides/platform-overview');
  const figure = page.locator('figure').first();
  const button = figure.getByRole('button', {name: 'Enlarge figure'});
  const caption = await figure.locator('figcaption').innerText();
  await expect(button).toHaveAccessibleDescription(caption);
  await button.press('Enter');
  const dialog = page.getByRole('dialog', {name: caption});
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the labels of a figure keep their place on a page in a right-to-left language', async ({
  page,
}) => {
  await visit(page, '/guides/general-reference/security');
  const figure = page.locator('main figure svg[role="img"]').first();
  const measure = (direction: 'ltr' | 'rtl') =>
    figure.evaluate((svg, dir) => {
      document.documentElement.dir = dir;
      const {left} = svg.getBoundingClientRect();
      const places = [...svg.querySelectorAll('text')].map((label) =>
        Math.round(label.getBoundingClientRect().left - left),
      );
      document.documentElement.dir = 'ltr';
      return places;
    }, direction);
  const places = await measure('ltr');
  expect(places.length).toBeGreaterThan(0);
  expect(await measure('rtl')).toEqual(places);
});
