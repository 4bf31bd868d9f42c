import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
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

/** Opens a link to a member, which has a strip above it in wide windows. */
async function openMember(page: Page) {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `/api/${product.sdk.package}/federated/pod#Pod.start`);
  const heading = page.locator('h3[id="Pod.start"]');
  return {
    bar: page.getByRole('button', {name: 'On this page'}),
    heading,
    top: () => heading.evaluate((part) => part.getBoundingClientRect().top),
  };
}

test('the contents bar names the target of a link, also in text of twice the size', async ({
  page,
}) => {
  const {bar, heading} = await openMember(page);
  await expect(bar).toHaveAttribute('data-section', 'start');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
    scrollTo({top: 0, behavior: 'instant'});
  });
  await expect(bar).toHaveAttribute('data-section', '');
  await heading.evaluate((part) => {
    part.scrollIntoView();
  });
  await expect(bar).toHaveAttribute('data-section', 'start');
});

test('turning a phone keeps the place in the text', async ({page}) => {
  const {top} = await openMember(page);
  await page.setViewportSize({width: 844, height: 390});
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(250);
  await page.setViewportSize({width: 390, height: 844});
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(250);
});
