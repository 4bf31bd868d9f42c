import {expect, open, test} from '../support/test';

const LANES = '/guides/platform-overview/tasks';
const SIGNS = '/guides/SDK/task-elements/protocols';

for (const [width, columns] of [
  [390, 1],
  [1000, 1],
  [1100, 5],
  [1440, 5],
] as const) {
  test(`steps have room for their words at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, LANES);
    const lanes = page.getByRole('img', {name: /steps/});
    const steps = lanes.locator('[data-steps] > div:has(> b)');
    await expect(steps).toHaveCount(10);
    const tops = await steps.evaluateAll((boxes) =>
      boxes.map((box) => Math.round(box.getBoundingClientRect().y)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    // A word that is wider than its step would be broken in the middle.
    const broken = await steps.evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        box.style.overflowWrap = 'normal';
        return box.scrollWidth > box.clientWidth ? [box.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    // Nor do its words stand one below the other.
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

for (const width of [390, 1440]) {
  test(`a name stands with its icon in the middle of its box at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await open(page, SIGNS);
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

test('a diagram can be enlarged with the keyboard alone', async ({page}) => {
  await open(page, '/guides/platform-overview');
  const button = page.getByRole('button', {name: /^Enlarge/}).first();
  await button.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
