import {find, guide, openModal, partsOf} from '../support/search';
import {address, expect, open} from '../support/test';
import {test} from '../support/reset-window';

for (const key of ['ControlOrMeta', 'Shift'] as const) {
  test(`the search stays open if all results are opened elsewhere with ${key}`, async ({
    page,
    context,
  }) => {
    const {dialog, input} = partsOf(page);
    await openModal(page);
    await find(page, 'pod');
    const opened = context.waitForEvent('page');
    await dialog
      .getByRole('link', {name: /^See all/})
      .click({modifiers: [key]});
    await expect(await opened).toHaveURL(/\/search\?q=pod$/);
    await expect(input).toHaveValue('pod');
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\?q=pod$/);
  });
}

test('a search opened from the menu of a phone leaves the focus on its own button', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, guide);
  const menu = page.locator('.navbar-sidebar');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(
    menu.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(partsOf(page).input).toBeFocused();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
});

test('Back closes the search, which would otherwise hide the previous page', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {dialog} = partsOf(page);
  await openModal(page);
  await find(page, 'pod');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(address(guide));
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address(guide));
  await expect(dialog).toHaveCount(0);
  // The page can be scrolled again.
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
});
