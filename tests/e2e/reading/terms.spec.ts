import {openWithoutReact} from '../support/open-without-react';
import {nextFrame} from '../support/next-frame';
import {test} from '../support/reset-window';
import {expect, open, waitUntilHydrated} from '../support/test';

const GUIDE = '/guides/platform-overview/tasks';

test.use({touch: true, viewport: {width: 390, height: 844}});

for (const [time, openPage] of [
  ['before React runs', openWithoutReact],
  ['with React', open],
] as const) {
  test(`a second tap on a term closes its definition: ${time}`, async ({
    page,
  }) => {
    await openPage(page, GUIDE);
    const word = page.locator('main button[aria-describedby]').first();
    const definition = page.getByRole('tooltip').filter({visible: true});
    await word.tap();
    await expect(definition).toBeVisible();
    await waitUntilHydrated(page);
    // The tap before React is repeated.
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(definition).toBeVisible();
    await word.tap();
    await expect(definition).toHaveCount(0);
    await word.tap();
    await expect(definition).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(definition).toHaveCount(0);
    await word.tap();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toHaveCount(0);
    await word.tap();
    await expect(definition).toBeVisible();
    await word.tap();
    await expect(definition).toHaveCount(0);
  });
}

for (const place of ['center', 'end'] as const) {
  test(`a definition never covers the focus ring of its term: ${place} of the window`, async ({
    page,
  }) => {
    await open(page, GUIDE);
    const word = page.locator('main button[aria-describedby]').nth(4);
    await word.evaluate((button, block) => {
      button.scrollIntoView({block, behavior: 'instant'});
    }, place);
    // The keyboard was used last, so the focus is visible.
    await page.keyboard.press('Shift');
    await word.evaluate((button) => {
      button.focus({preventScroll: true});
    });
    const definition = page.getByRole('tooltip').filter({visible: true});
    await expect(definition).toBeVisible();
    await nextFrame(page);
    const box = await word.boundingBox();
    const {x = 0, y = 0, width = 0, height = 0} = box ?? {};
    const isAbove = ((await definition.boundingBox())?.y ?? 0) < y;
    expect(isAbove).toBe(place === 'end');
    // Within the ring, which is 2 px wide and 2 px from the word.
    const edge = Math.round(isAbove ? y - 3 : y + height + 2);
    const clip = {
      x: Math.ceil(x),
      y: edge,
      width: Math.floor(width),
      height: 1,
    };
    const before = await page.screenshot({clip});
    await page.keyboard.press('Escape');
    await expect(definition).toHaveCount(0);
    const after = await page.screenshot({clip});
    expect(before.equals(after)).toBe(true);
  });
}
