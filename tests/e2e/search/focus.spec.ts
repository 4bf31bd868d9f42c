import type {Page} from '@playwright/test';
import {find, openModal, partsOf} from '../support/search';
import {test} from '../support/reset-window';
import {address, expect} from '../support/test';

test('the focus stays in the dialog and reaches all its controls', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  const readFocus = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const isInside = focused?.closest('[role=dialog]') !== null;
      return isInside ? focused?.textContent || focused?.tagName : 'outside';
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string | undefined>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      stops.add(await readFocus());
    }
    expect([...stops]).not.toContain('outside');
    expect([...stops].join()).toMatch(/See all/);
    expect(stops).toContain('INPUT');
  }
});

test('Tab stays in the dialog after a click on its text', async ({page}) => {
  await openModal(page);
  const {dialog, input} = partsOf(page);
  // Beyond the last control, where the browser's next stop is the page behind.
  const text = page.locator('.DocSearch-Commands');
  for (const key of ['Tab', 'Shift+Tab']) {
    await text.click();
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(dialog.locator(':focus')).toHaveRole(
      key === 'Tab' ? 'combobox' : 'link',
    );
  }
  await find(page, 'pod');
  await text.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(input).toHaveCount(0);
});

/** Whether the focus is at or below the target of the address's hash. */
function isPastTarget(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const target = document.getElementById(
      decodeURIComponent(location.hash.slice(1)),
    );
    const {activeElement} = document;
    return (
      target !== null &&
      activeElement?.closest('main') != null &&
      (target.contains(activeElement) ||
        (target.compareDocumentPosition(activeElement) &
          Node.DOCUMENT_POSITION_FOLLOWING) !==
          0)
    );
  });
}

test('Tab goes on from the heading that a hit leads to', async ({page}) => {
  await openModal(page);
  const hit = partsOf(page).dialog.locator('a[href*="#"]').first();
  for (const query of ['task', 'project']) {
    await find(page, query);
    const path = (await hit.getAttribute('href')) ?? '';
    await hit.hover();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(path));
    await expect(partsOf(page).dialog).toHaveCount(0);
    await expect(page.locator(`[id="${path.split('#')[1]}"]`)).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await isPastTarget(page)).toBe(true);
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(partsOf(page).input).toBeFocused();
  }
});
