import {
  find,
  guide,
  openModal,
  partsOf,
  RECENT,
  readSaved,
} from './support/search';
import {nextFrame} from './support/next-frame';
import {openWithoutReact} from './support/open-without-react';
import {test} from './support/reset-window';
import {expect, open, test as testIsolated} from './support/test';

testIsolated.use({savesData: true});

testIsolated(
  '[8.13] only saving fails if storage is full',
  async ({page, complaints}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
    });
    await page.emulateMedia({colorScheme: 'light'});
    await openModal(page);
    await find(page, 'pod');
    const title = page.getByRole('heading', {level: 1});
    const guideTitle = await title.innerText();
    await page.keyboard.press('Enter');
    await expect(partsOf(page).dialog).toHaveCount(0);
    // The next page replaces the button: a click before that could be lost.
    await expect(title).not.toHaveText(guideTitle);
    await page.getByRole('button', {name: /Switch between/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(page.getByRole('button', {name: 'Close'})).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('No recent searches')).toBeVisible();
    // The theme warns about each value that it couldn't store.
    expect(
      complaints
        .splice(0)
        .filter((text) => !/storage|quota|Failed to (?:write|set)/i.test(text)),
    ).toEqual([]);
  },
);

testIsolated(
  'scrolling the sidebar causes no errors if storage is full',
  async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      };
    });
    await page.setViewportSize({width: 1280, height: 500});
    await openWithoutReact(page, guide);
    const menu = page.locator('.theme-doc-sidebar-container .menu');
    await menu.hover();
    await page.mouse.wheel(0, 100);
    await expect
      .poll(() => menu.evaluate(({scrollTop}) => scrollTop))
      .toBeGreaterThan(0);
    // The event of scrolling comes in the next frame.
    await nextFrame(page);
  },
);

for (const [name, time] of Object.entries({
  'years behind': '2001-01-01T00:00:00Z',
  'years ahead': '2060-01-01T00:00:00Z',
})) {
  testIsolated(
    `the search works with a clock that is ${name}`,
    async ({page}) => {
      await page.clock.setFixedTime(new Date(time));
      await openModal(page);
      await find(page, 'pod');
      await page.keyboard.press('Enter');
      await expect(partsOf(page).dialog).toHaveCount(0);
      await open(page, '/search?q=pod');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        /[\d,]+ results/,
      );
    },
  );
}

test('ten tabs share one colour mode and lose no saved searches', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, guide);
  const tabs = [page];
  while (tabs.length < 10) {
    const tab = await context.newPage();
    await tab.emulateMedia({colorScheme: 'light'});
    await open(tab, guide);
    tabs.push(tab);
  }
  await page.getByRole('button', {name: /Switch between/}).click();
  for (const tab of tabs) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  const queries = ['schema', 'protocol', 'worker'];
  for (const [place, query] of queries.entries()) {
    const tab = tabs[place + 1] ?? page;
    await tab.bringToFront();
    await tab.keyboard.press('Control+k');
    await find(tab, query);
    await tab.keyboard.press('Enter');
    await expect(partsOf(tab).dialog).toHaveCount(0);
  }
  await expect
    .poll(async () => (await readSaved(page, RECENT)).length)
    .toBe(queries.length);
});
