import {guide} from '../support/search';
import {expect, open, test} from '../support/test';

test('[9.10] a desktop is wider than 996 pixels', async ({page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await open(page, guide);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(toggle).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});
