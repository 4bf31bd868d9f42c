import type {Locator, Page} from '@playwright/test';
import {nextFrame} from '../support/next-frame';
import {test} from '../support/reset-window';
import {expect, findViolations, open} from '../support/test';

/** A page with wide and high drawings. */
const GUIDE = '/guides/general-reference/security';

/** A small window, and how much larger a picture is at least. */
const SIZES = [
  {width: 390, height: 844, least: 1.6},
  {width: 844, height: 390, least: 1.6},
  {width: 1440, height: 900, least: 1},
];

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

async function enlarge(page: Page, figure: Locator): Promise<Locator> {
  await figure.getByRole('button', {name: 'Enlarge figure'}).click();
  return page.getByRole('dialog');
}

for (const {least, ...size} of SIZES) {
  test(`an enlarged picture is larger, and scrolls inside its dialog if needed, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, GUIDE);
    for (const figure of await page.locator('figure:has(button)').all()) {
      const before = await widthOf(figure.locator('svg[role]'));
      const dialog = await enlarge(page, figure);
      const box = dialog.getByRole('group');
      await expect(box).toHaveAccessibleName(/\w/);
      const close = dialog.getByRole('button', {name: 'Close'});
      const after = await widthOf(box.locator('svg'));
      expect(after / before).toBeGreaterThan(least);
      await box.evaluate((part) => {
        part.scrollTo({top: part.scrollHeight, left: part.scrollWidth});
      });
      await expect(close).toBeInViewport({ratio: 1});
      const overflow = await dialog.evaluate((part) => ({
        x: part.scrollWidth - part.clientWidth,
        y: part.scrollHeight - part.clientHeight,
        isInWindow:
          part.getBoundingClientRect().right <= innerWidth &&
          part.getBoundingClientRect().bottom <= innerHeight,
      }));
      expect(overflow).toEqual({x: 0, y: 0, isInWindow: true});
      await close.click();
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('an enlarged picture scrolls with the arrow keys, and is accessible', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, GUIDE);
  const dialog = await enlarge(
    page,
    page.locator('figure:has(button)').first(),
  );
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  const box = dialog.getByRole('group');
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => box.evaluate((part) => part.scrollLeft))
    .toBeGreaterThan(0);
  expect(await findViolations(page, 'all', 'dialog')).toEqual([]);
});

test('the search does not open behind an enlarged picture', async ({page}) => {
  await open(page, GUIDE);
  const field = page.getByRole('combobox');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  const dialog = await enlarge(
    page,
    page.locator('figure:has(button)').first(),
  );
  const close = dialog.getByRole('button', {name: 'Close'});
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await nextFrame(page);
    await expect(field).toHaveCount(0);
    await expect(close).toBeFocused();
  }
});
