import type {Page} from '@playwright/test';
import {find, guide, partsOf} from './search';
import {expect} from './test';
import {visit} from './visit';

/**
 * Searches in the modal on a page. One in which an earlier test has searched,
 * and done nothing else, is searched in again.
 */
export async function visitHits(
  page: Page,
  query: string,
  size = {width: 1280, height: 720},
): Promise<void> {
  const {input} = partsOf(page);
  const {width, height} = page.viewportSize() ?? {};
  // How much of a text is shown depends on the window in which it was found.
  const isSame = width === size.width && height === size.height;
  if (isSame && (await input.isVisible())) {
    await page.mouse.move(0, 0);
  } else {
    await visit(page, guide, size);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
  }
  await find(page, query);
}
