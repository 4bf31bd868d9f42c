import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {expect, measureOverflow} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;
const long = `${root}/hub/api`;
const BAR = 60;

/** The symbol whose sticky name is at a height of the window, if any. */
function stripAt(page: Page, y: number): Promise<string | undefined> {
  return page.evaluate((top) => {
    const article = document.querySelector('article');
    const left = article?.getBoundingClientRect().left ?? 0;
    // Hit-testing a pseudo-element returns its element.
    const hit = document.elementFromPoint(left + 40, top);
    return hit?.matches('section[data-symbol]')
      ? hit.getAttribute('data-symbol')
      : undefined;
  }, y) as Promise<string | undefined>;
}

/** Whether the middle of the focused element is visible. */
function seesFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const box = focused?.getClientRects()[0];
    const hit =
      box &&
      document.elementFromPoint(
        box.left + Math.min(box.width / 2, 20),
        box.top + Math.min(box.height / 2, 12),
      );
    return Boolean(hit && focused.contains(hit));
  });
}

test('the name of the current symbol stays visible and covers nothing', async ({
  page,
}) => {
  await visit(page, `${long}#HubClient.upload_model`, {
    width: 1440,
    height: 900,
  });
  const heading = page.locator('[id="HubClient.upload_model"]');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((node) => {
    const {x, y} = node.getBoundingClientRect();
    const hit = document.elementFromPoint(x + 10, y + 2);
    return node.contains(hit) ? y : -1;
  });
  expect(top, 'does not cover the heading').toBeGreaterThan(BAR);
  await expect.poll(() => stripAt(page, BAR + 10)).toBe('HubClient');

  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 250);
  await expect
    .poll(() => stripAt(page, 10), 'at the very top while the bar is hidden')
    .toBe('HubClient.upload_model');
  await page.mouse.wheel(0, -40);
  await expect
    .poll(() => stripAt(page, BAR + 10), 'below the bar once it is back')
    .toBe('HubClient.upload_model');

  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => seesFocus(page)).toBe(true);
  }

  await page.setViewportSize({width: 320, height: 640});
  expect(await measureOverflow(page)).toBe(0);
  const strip = () =>
    page.evaluate(() => {
      const section = document.querySelector('section[data-symbol]');
      const {content, opacity, position} = getComputedStyle(
        section ?? document.body,
        '::before',
      );
      return {content, opacity, position};
    });
  expect(await strip()).toMatchObject({
    content: expect.stringContaining('PodPublicMetadata'),
    opacity: '1',
    position: 'sticky',
  });
  await page.setViewportSize({width: 640, height: 320});
  expect(await strip(), 'hidden in a low window').toMatchObject({
    opacity: '0',
    position: 'static',
  });
  await page.emulateMedia({media: 'print'});
  expect(await strip(), 'hidden in print').toMatchObject({content: 'none'});
});

test('sticky elements move to the very top when the bar hides, even before React runs', async ({
  page,
}) => {
  const size = {width: 1440, height: 900};
  await visitFirst(page, `${root}/federated/pod`, size);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-down');
  await expect.poll(() => stripAt(page, 10)).toBe('Pod');

  await visitFirst(page, `${root}/symbol-index`, size);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-down');
  const kinds = page.getByRole('group', {name: 'Kinds of symbols'});
  await expect.poll(async () => (await kinds.boundingBox())?.y).toBe(0);
  const initials = page.getByRole('navigation', {name: 'Initials'});
  await expect
    .poll(async () => (await initials.boundingBox())?.y)
    .toBeLessThan(70);
});

test('only one name is visible at the end of a member', async ({page}) => {
  await visit(page, `${root}/federated/pod`, {width: 1440, height: 900});
  const member = page.locator('section[data-symbol="Pod.add_datasource"]');
  const stripOfMember = () =>
    member.evaluate((node) => getComputedStyle(node, '::before').visibility);
  /** Scrolls the end of the member to a height of the window. */
  const endAt = async (y: number) => {
    // From further down, because scrolling up shows the site's bar.
    for (const top of [y - 300, y]) {
      await member.evaluate((node, height) => {
        scrollBy(0, node.getBoundingClientRect().bottom - height);
      }, top);
    }
  };
  await endAt(BAR + 100);
  await expect.poll(stripOfMember).toBe('visible');
  await expect.poll(() => stripAt(page, BAR + 10)).toBe('Pod.add_datasource');
  await endAt(BAR + 16);
  await expect.poll(stripOfMember).toBe('hidden');
  await expect.poll(() => stripAt(page, BAR + 10)).toBe('Pod');
});

test('a link to a property highlights its row, below the name of its class', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod#Pod.identifier`, {
    width: 1440,
    height: 900,
  });
  const row = page.locator('section[data-symbol="Pod.identifier"]');
  const heading = row.locator('h3');
  await expect(heading).toHaveAttribute('data-target', '');
  await expect(heading).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect
    .poll(async () => (await row.boundingBox())?.y)
    .toBeGreaterThan(BAR + 32 + 12);
});
