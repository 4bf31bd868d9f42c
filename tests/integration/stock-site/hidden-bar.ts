import {expect} from 'vitest';
import type {OpenSite} from './open-site';

/** Expects that a bar with `hideOnScroll` hides before and after React runs. */
export async function expectBarHidden(site: OpenSite): Promise<void> {
  const page = await site.openPage();
  await page.setViewportSize({width: 1000, height: 300});
  await page.goto(site.address('docs/intro'));
  const bar = page.locator('.navbar');
  const readBottom = () =>
    bar.evaluate((element) => element.getBoundingClientRect().bottom);
  await page.mouse.move(500, 200);
  await page.mouse.wheel(0, 300);
  await expect.poll(readBottom).toBeLessThanOrEqual(0);
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(await readBottom()).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -100);
  await expect.poll(readBottom).toBeGreaterThan(0);
  await page.context().close();
}
