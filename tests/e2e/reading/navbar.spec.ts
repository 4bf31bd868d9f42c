import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {expectHydrated, openWithoutReact} from '../support/open-without-react';
import {test} from '../support/reset-window';
import {expect, open, startHydration} from '../support/test';
import {nextFrame} from '../support/next-frame';

const guide = `/guides/getting-started/introduction-to-${product.slug}`;

test('[2.14] the bar hides on scrolling down and shows on scrolling up', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 400});
  await open(page, guide);
  const bar = page.locator('.navbar');
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 150);
  await page.mouse.wheel(0, 150);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport();
});

for (const width of [1440, 390]) {
  test(`a bar that the reader has hidden stays hidden during hydration, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openWithoutReact(page, guide);
    const bar = page.locator('.navbar');
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await expect(bar).not.toBeInViewport();
    await startHydration(page);
    await expectHydrated(page, true);
    await nextFrame(page);
    await nextFrame(page);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => readPlace(page)).toBe(1000);
    await nextFrame(page);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(bar).toBeInViewport({ratio: 1});
  });
}

test('a hidden bar is shown while it has the focus, before and after hydration', async ({
  page,
}) => {
  await openWithoutReact(page, guide);
  const bar = page.locator('.navbar');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link').first().focus();
  await expect(bar).toBeInViewport({ratio: 1});
  await startHydration(page);
  await expectHydrated(page, true);
  await expect(bar).toBeInViewport({ratio: 1});
});

test('rotating a phone shows the bar, which stays until the reader scrolls', async ({
  page,
}) => {
  await page.setViewportSize({width: 844, height: 390});
  await open(page, guide);
  const bar = page.locator('.navbar');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({width: 390, height: 844});
  await expect(bar).toBeInViewport();
  // The browser has kept the place in the text, which is further down now.
  const before = await page.evaluate(() => {
    const top = scrollY;
    scrollBy({top: 300, behavior: 'instant'});
    return top;
  });
  expect(before).toBeGreaterThan(900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 300);
  await nextFrame(page);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 100);
  await expect(bar).not.toBeInViewport();
});

for (const [state, visit] of [
  ['before', openWithoutReact],
  ['after', open],
] as const) {
  test(`keeps the bar hidden ${state} hydration when text above changes its height`, async ({
    page,
  }) => {
    await visit(page, guide);
    const root = page.locator('html');
    const readOffset = () => page.evaluate(() => scrollY);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 900);
    await expect(root).toHaveAttribute('data-scrolled-down');
    const text = page.locator('article p').first();
    await text.evaluate((node) => {
      node.style.paddingBlockEnd = '40px';
    });
    await expect.poll(readOffset, 'anchored').toBe(940);
    await text.evaluate((node) => {
      node.style.paddingBlockEnd = '';
    });
    await expect.poll(readOffset, 'anchored').toBe(900);
    await nextFrame(page);
    await expect(root).toHaveAttribute('data-scrolled-down');
    await page.mouse.wheel(0, -200);
    await expect(root).not.toHaveAttribute('data-scrolled-down');
    await text.evaluate((node) => {
      node.style.paddingBlockEnd = '40px';
    });
    await expect.poll(readOffset, 'anchored').toBe(740);
    await nextFrame(page);
    await expect(root).not.toHaveAttribute('data-scrolled-down');
  });
}

function readPlace(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls down, and back up until the bar is shown, to the returned place. */
async function scrollToText(page: Page): Promise<number> {
  const bar = page.locator('.navbar');
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport({ratio: 1});
  await expect.poll(() => readPlace(page)).toBe(800);
  await nextFrame(page);
  return 800;
}

for (const [width, count] of [
  [1440, 8],
  [390, 3],
] as const) {
  test(`moving the focus through the bar keeps the place in the text, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await open(page, guide);
    const place = await scrollToText(page);
    const controls = page
      .locator('.navbar__inner')
      .locator('a, button')
      .filter({visible: true});
    expect(await controls.count()).toBeGreaterThanOrEqual(count);
    for (const control of await controls.all()) {
      await control.focus();
      expect(await readPlace(page)).toBe(place);
    }
  });
}

test('the menu of a phone closes at the place in the text where it was opened', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, guide);
  const place = await scrollToText(page);
  const opener = page.locator('.navbar__toggle');
  // Playwright would scroll before it clicks.
  await opener.dispatchEvent('click');
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeFocused();
  await close.click();
  await expect(opener).toBeFocused();
  expect(await readPlace(page)).toBe(place);
});

test('the contents bar gets the focus without scrolling where it replaces a hidden bar', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, guide);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 900);
  await expect(page.locator('.navbar')).not.toBeInViewport();
  const contents = page.locator('.theme-doc-toc-mobile > button');
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(0);
  const place = await readPlace(page);
  await contents.focus();
  expect(await readPlace(page)).toBe(place);
});
