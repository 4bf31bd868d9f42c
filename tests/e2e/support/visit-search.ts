import type {Page} from '@playwright/test';
import {find, guide, partsOf} from './search';
import {expect} from './test';
import {reset, visit} from './visit';

/** Whether an earlier test has opened this modal only to search. */
async function isShared(page: Page): Promise<boolean> {
  return (
    (await page.evaluate('window.hasModal')) === true &&
    (await partsOf(page).input.isVisible())
  );
}

/**
 * Opens the modal on a page, with an empty field. A modal in which an earlier
 * test has only searched is reused.
 */
export async function visitModal(
  page: Page,
  size = {width: 1280, height: 720},
): Promise<void> {
  const {input} = partsOf(page);
  const {width, height} = page.viewportSize() ?? {};
  // The length of snippets depends on the size of the window.
  const isSame = width === size.width && height === size.height;
  if (isSame && (await isShared(page))) {
    await reset(page);
    await input.fill('');
    await input.focus();
    return;
  }
  await visit(page, guide, size);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.evaluate(() => Object.assign(window, {hasModal: true}));
}

/** Searches in the modal on a page, opened with `visitModal`. */
export async function visitHits(
  page: Page,
  query: string,
  size?: {width: number; height: number},
): Promise<void> {
  await visitModal(page, size);
  await find(page, query);
}
