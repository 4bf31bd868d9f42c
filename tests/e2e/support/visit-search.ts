import type {Page} from '@playwright/test';
import {find, guide, partsOf} from './search';
import {expect} from './test';
import {reset, visit} from './visit';

/** Whether an earlier test has opened the modal that is there, to search alone. */
async function isShared(page: Page): Promise<boolean> {
  return (
    (await page.evaluate('window.hasModal')) === true &&
    (await partsOf(page).input.isVisible())
  );
}

/**
 * Opens the modal on a page, with nothing in its field. One in which an earlier
 * test has searched, and done nothing else, is used again.
 */
export async function visitModal(
  page: Page,
  size = {width: 1280, height: 720},
): Promise<void> {
  const {input} = partsOf(page);
  const {width, height} = page.viewportSize() ?? {};
  // How much of a text is shown depends on the window in which it was found.
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

/** Searches in the modal on a page, which is opened as by `visitModal`. */
export async function visitHits(
  page: Page,
  query: string,
  size?: {width: number; height: number},
): Promise<void> {
  await visitModal(page, size);
  await find(page, query);
}
