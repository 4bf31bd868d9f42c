import {test} from '../support/reset-window';
import {expect, open} from '../support/test';

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';

test('the contents bar exposes whether it is open, and closes when an entry is selected or the focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, GUIDE);
  const bar = page.getByRole('button', {name: 'On this page'});
  const list = page.locator('.theme-doc-toc-mobile .table-of-contents');
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  const unfold = async () => {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toBeVisible();
  };
  const expectClosed = async () => {
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  };
  for (const name of ['Hardware', 'Hardware', 'What every task needs']) {
    await unfold();
    await list.getByRole('link', {name, exact: true}).click();
    await expectClosed();
  }
  // Shift+Tab moves up to the text above.
  await unfold();
  await bar.press('Shift+Tab');
  await expectClosed();
  await unfold();
  await page.mouse.click(195, 800);
  await expectClosed();
});
