import type {Page} from '@playwright/test';
import {product} from '../../config/product';
import {expect, open, test} from './support/test';

const FOLDER = `/api/${product.sdk.package}/hub`;
const LONG = `${FOLDER}/api`;
const SHORT = `${FOLDER}/types`;

/** Leaves a page, and counts elements with an id when the next title appears. */
async function countAtFirst(
  page: Page,
  title: string,
  leave: () => Promise<unknown>,
): Promise<number> {
  const noted = await page.evaluateHandle(() => {
    const before = document.querySelector('h1')?.textContent;
    const ids = {first: 0};
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== before) {
        observer.disconnect();
        ids.first = document.querySelectorAll('article [id]').length;
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
    return ids;
  });
  await leave();
  await expect(page.locator('h1')).toHaveText(title);
  return (await noted.jsonValue()).first;
}

test('the title of a long page appears before its lower part', async ({
  page,
}) => {
  const sidebarLink = (path: string) =>
    page.locator('.theme-doc-sidebar-menu').locator(`a[href$="${path}"]`);
  await open(page, LONG);
  const whole = await page.locator('article [id]').count();
  await test.step('after a link to its top', async () => {
    await sidebarLink(SHORT).click();
    await expect(page.locator('h1')).toHaveText('types');
    const first = await countAtFirst(page, 'api', () =>
      sidebarLink(LONG).click(),
    );
    expect(first).toBeLessThan(whole / 3);
    await expect(page.locator('article [id]')).toHaveCount(whole);
  });
  await test.step('but together with it when going back', async () => {
    await sidebarLink(SHORT).click();
    await expect(page.locator('h1')).toHaveText('types');
    const first = await countAtFirst(page, 'api', () => page.goBack());
    expect(first).toBe(whole);
  });
  await test.step('and after a link to an anchor', async () => {
    await open(page, '/guides/platform-overview/models');
    const link = page.locator(`article a[href*="${LONG}#"]`).first();
    const anchor = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    const first = await countAtFirst(page, 'api', () => link.click());
    expect(first).toBe(whole);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  });
});
