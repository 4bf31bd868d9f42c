import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {nextFrame} from '../support/next-frame';
import {expect} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

const PAGES = [
  '/',
  '/guides/platform-overview/tasks',
  '/tutorials/connecting-data-and-creating-pods/running-a-pod',
  '/blog/welcome',
  `/api/${product.sdk.package}/metrics`,
];
const STEPS = 60;
/** The parts of a page, from top to bottom. */
const AREAS = ['.navbar', 'main', 'footer.footer'];

interface Stop {
  name: string;
  /** Whether it is in the window, not covered by the bar, and outlined. */
  isShown: boolean;
  /** Its index in AREAS; -1 elsewhere, such as in the sidebar. */
  area: number;
}

function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async (areas) => {
    // Anchored boxes are positioned in the frame after a scroll.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const target = document.activeElement;
    if (!target || target === document.body) {
      return null;
    }
    const {left, top, width, height} = target.getBoundingClientRect();
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(target);
    const hasRing =
      (outlineStyle !== 'none' && outlineWidth !== '0px') ||
      boxShadow !== 'none';
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = target.contains(seen) || seen?.contains(target);
    return {
      name: `${target.tagName} ${target.textContent.trim() || target.getAttribute('aria-label')}`,
      isShown: hasRing && isOnTop === true && width > 1 && height > 1,
      area: areas.findIndex((area) => target.closest(area)),
    };
  }, AREAS);
}

/** Presses Tab repeatedly, at most to the end of the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) {
      break;
    }
    stops.push(stop);
  }
  return stops;
}

for (const path of PAGES) {
  test(`Tab moves through ${path} from top to bottom with a visible focus`, async ({
    page,
  }) => {
    await visit(page, path, {width: 1440, height: 900});
    const stops = await walk(page);
    expect(stops[0]?.name).toBe('A Skip to main content');
    expect(stops.length).toBeGreaterThan(20);
    const areas = stops.map(({area}) => area).filter((area) => area >= 0);
    expect(new Set(areas).size).toBeGreaterThan(1);
    expect(areas).toEqual(areas.toSorted());
    // On a long page that ends within the text, so it continues from the end.
    const controls = page.locator('main').locator('a, button');
    await controls.filter({visible: true}).last().focus();
    const end = await walk(page);
    const foot = end.filter(
      ({area}) => area === AREAS.indexOf('footer.footer'),
    );
    expect(foot.length).toBeGreaterThan(1);
    expect(end.slice(-foot.length), 'nothing follows the foot').toEqual(foot);
    expect([...stops, ...end].filter(({isShown}) => !isShown)).toEqual([]);
  });
}

const ENVIRONMENT = '/guides/SDK/environment-variables';

/** Presses a key repeatedly, and lists the stops that aren't visible. */
async function findHidden(
  page: Page,
  key: string,
  steps: number,
): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (stop?.isShown === false) {
      hidden.push(stop.name);
    }
  }
  return hidden;
}

for (const height of [700, 320]) {
  test(`on a phone of ${height} px, the contents bar never covers the focus with Shift+Tab`, async ({
    page,
  }) => {
    await visit(page, ENVIRONMENT, {width: 390, height});
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    expect(await findHidden(page, 'Shift+Tab', 30)).toEqual([]);
  });
}

test('on a phone, the contents bar never covers the top of focused code, even before React runs', async ({
  page,
}) => {
  await visitFirst(
    page,
    '/tutorials/advanced-data-science-tasks/training-a-custom-model',
    {width: 390, height: 844},
  );
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const bar = page.locator('.theme-doc-toc-mobile');
  let blocks = 0;
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const code = page.locator('pre:focus');
    if ((await code.count()) > 0) {
      blocks += 1;
      const end = await bar.evaluate(
        (part) => part.getBoundingClientRect().bottom,
      );
      expect((await code.boundingBox())?.y).toBeGreaterThanOrEqual(end);
    }
  }
  expect(blocks).toBeGreaterThan(3);
});

test('long code that fits into the window starts below its own title bar when it gets the focus', async ({
  page,
}) => {
  const height = 900;
  await visitFirst(page, '/guides/SDK/extending/hooks', {width: 390, height});
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const long = page.locator('[class*=long] > pre');
  const tops: number[] = [];
  for (let step = 0; step < 60 && tops.length < 2; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const code = long.and(page.locator(':focus'));
    if ((await code.count()) > 0) {
      await nextFrame(page);
      const [bar = NaN, top, end] = await code.evaluate((box) => [
        box.previousElementSibling?.getBoundingClientRect().bottom,
        box.getBoundingClientRect().top,
        box.getBoundingClientRect().bottom,
      ]);
      expect(end).toBeLessThanOrEqual(height);
      tops.push(top - bar);
    }
  }
  expect(tops).toHaveLength(2);
  // The edge of the bar is part of the focus ring.
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(-1.5);
});

test('the title bar of long code has a focus ring where it covers that of the code', async ({
  page,
}) => {
  await visit(page, '/guides/SDK/extending/algorithms-protocols', {
    width: 390,
    height: 844,
  });
  const code = page.locator('[class*=long] > pre').last();
  const bar = code.locator('xpath=preceding-sibling::div');
  await expect(bar).toHaveCSS('border-bottom-width', '1px');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await code.evaluate((box) => box === document.activeElement)) {
      break;
    }
  }
  await expect(code).toBeFocused();
  const ring = await code.evaluate((box) => getComputedStyle(box).outlineColor);
  await expect(bar).toHaveCSS('border-bottom', `2px solid ${ring}`);
});

test('the footer of the sidebar never covers a focused link', async ({
  page,
}) => {
  await visit(page, ENVIRONMENT, {width: 1280, height: 720});
  await page.locator('.theme-doc-sidebar-menu a').first().focus();
  expect(await findHidden(page, 'Tab', 26)).toEqual([]);
});
