import type {Page} from '@playwright/test';
import {expect} from 'vitest';
import type {OpenSite} from './open-site';

const PAGE = 'docs/next/moor-a-boat';

const HEIGHT = 300;

/** Headings in an unselected tab and in details. */
const TARGETS = ['stern-line', 'spare-lines'];

async function startReact(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

async function expectInView(page: Page, id: string, when: string) {
  const readTop = async () =>
    (await page.locator(`#${id}`).boundingBox())?.y ?? -1;
  await expect
    .poll(readTop, {message: `${id} ${when}`})
    .toSatisfy((top: number) => top >= 0 && top < HEIGHT);
}

/**
 * Expects that headings which tabs or details hide are shown, and scrolled to, by
 * an address, and by a link before and after React runs.
 */
export async function expectTargetsShown(site: OpenSite): Promise<void> {
  for (const id of TARGETS) {
    for (const start of ['by an address', 'by a link', 'with React']) {
      const page = await site.openPage();
      await page.setViewportSize({width: 1200, height: HEIGHT});
      const hash = start === 'by an address' ? `#${id}` : '';
      await page.goto(site.address(PAGE + hash));
      if (start === 'with React') {
        await startReact(page);
      }
      if (hash === '') {
        await page.locator(`.table-of-contents a[href="#${id}"]`).click();
      }
      await expectInView(page, id, start);
      await startReact(page);
      await expectInView(page, id, `${start}, with React`);
      await page.context().close();
    }
  }
}

/** Expects that React leaves the reader's tab selected, whatever the address. */
export async function expectChoiceKept(site: OpenSite): Promise<void> {
  const page = await site.openPage();
  await page.goto(site.address(PAGE));
  await page.getByRole('tab', {name: 'stern'}).first().click();
  await page.goto('about:blank');
  await page.goto(site.address(`${PAGE}#stern-line`));
  await page.getByRole('tab', {name: 'bow'}).first().click();
  await startReact(page);
  expect(
    await page.getByRole('tab', {selected: true}).allTextContents(),
  ).toEqual(['bow', 'bow']);
  await page.context().close();
}
