import {openWithoutReact, expectHydrated} from './support/open-without-react';
import {nextFrame} from './support/next-frame';
import {test} from './support/reset-window';
import {expect, test as testIsolated} from './support/test';

const PAGE = '/guides/SDK/for-data-scientists/sql-tasks/private-sql';

test('a tab shows its panel in its whole group, and at the next visit', async ({
  page,
}) => {
  await openWithoutReact(page, PAGE);
  const rows = page.getByRole('tablist');
  const chosen = rows.getByRole('tab', {selected: true});
  const panels = page.getByRole('tabpanel');
  await expect(chosen).toHaveText(['Python', 'Python']);
  await rows.first().getByRole('tab', {name: 'YAML'}).click();
  await expect(chosen).toHaveText(['YAML', 'YAML']);
  await expect(panels).toHaveCount(2);
  await page.reload();
  await expect(chosen).toHaveText(['YAML', 'YAML']);
  await expectHydrated(page, false);
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
  await expectHydrated(page, true);
  await expect(chosen).toHaveText(['YAML', 'YAML']);
  await expect(panels).toHaveCount(2);
});

test('a tab stays chosen while React starts', async ({page}) => {
  await openWithoutReact(page, PAGE);
  const rows = page.getByRole('tablist');
  await rows.first().getByRole('tab', {name: 'YAML'}).click();
  // Keeps what a frame shows, as React could select another tab for a moment.
  await page.evaluate(() => {
    const seen: Set<string> = new Set();
    const look = () => {
      for (const tab of document.querySelectorAll('[aria-selected="true"]')) {
        seen.add(tab.textContent);
      }
      document.documentElement.dataset['seen'] = [...seen].join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    dispatchEvent(new Event('static-first:hydrate'));
  });
  await expectHydrated(page, true);
  await expect(rows.getByRole('tab', {selected: true})).toHaveText([
    'YAML',
    'YAML',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'YAML');
});

test('a tab chosen on another page is shown', async ({context, page}) => {
  await openWithoutReact(page, PAGE);
  const other = await context.newPage();
  await openWithoutReact(other, PAGE);
  await other.getByRole('tab', {name: 'YAML'}).first().click();
  await expect(page.getByRole('tab', {selected: true})).toHaveText([
    'YAML',
    'YAML',
  ]);
  await expectHydrated(page, false);
  await other.close();
});

for (const isHydrated of [false, true]) {
  const state = isHydrated ? 'with' : 'without';

  test(`Alt and an arrow key on a tab go back, ${state} React`, async ({
    page,
  }) => {
    await openWithoutReact(page, PAGE);
    if (isHydrated) {
      await page.evaluate(() =>
        dispatchEvent(new Event('static-first:hydrate')),
      );
      await expectHydrated(page, true);
    }
    const tab = page.getByRole('tab', {selected: true}).first();
    await tab.focus();
    // A headless browser doesn't go back, but would if the page let it.
    const isLeftToBrowser = await tab.evaluate((element) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'ArrowLeft',
          altKey: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    expect(isLeftToBrowser).toBe(true);
    await expect(tab).toBeFocused();
    await expectHydrated(page, isHydrated);
  });
}

test('vertical arrow keys on a tab scroll the page before React runs', async ({
  page,
}) => {
  await openWithoutReact(page, PAGE);
  await page.getByRole('tab', {selected: true}).first().focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expectHydrated(page, false);
});

for (const [button, where, chosen] of [
  ['left', 'on', 'YAML'],
  ['left', 'beside', 'Python'],
  ['right', 'on', 'Python'],
] as const) {
  test(`a press with the ${button} button on a tab that React renders anew chooses ${chosen} if it is released ${where} it`, async ({
    page,
  }) => {
    await openWithoutReact(page, PAGE);
    const tabs = page.getByRole('tablist').first();
    await tabs.getByRole('tab', {name: 'YAML'}).hover();
    await page.mouse.down({button});
    // The theme's tabs are rendered anew while React takes over.
    await tabs.evaluate((list) => {
      list.replaceWith(list.cloneNode(true));
    });
    if (where === 'beside') {
      await page.getByRole('heading', {level: 1}).hover();
    }
    await page.mouse.up({button});
    await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
    await expectHydrated(page, true);
    await nextFrame(page);
    await nextFrame(page);
    await expect(tabs.getByRole('tab', {selected: true})).toHaveText(chosen);
  });
}

test('text selected in a panel stays selected when React takes over', async ({
  page,
}) => {
  await openWithoutReact(page, PAGE);
  const code = page.getByRole('tabpanel').first().locator('pre code');
  await code.dblclick({position: {x: 10, y: 10}});
  const word = await page.evaluate(() => String(getSelection()));
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
  await expectHydrated(page, true);
  await nextFrame(page);
  await nextFrame(page);
  expect(word).toMatch(/^\w+$/);
  expect(await page.evaluate(() => String(getSelection()))).toBe(word);
});

testIsolated(
  'tabs of a group can be chosen one by one without storage',
  async ({page, complaints}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await openWithoutReact(page, PAGE);
    const rows = page.getByRole('tablist');
    const chosen = rows.getByRole('tab', {selected: true});
    await rows.first().getByRole('tab', {name: 'YAML'}).click();
    await expect(chosen).toHaveText(['YAML', 'Python']);
    await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
    await expectHydrated(page, true);
    await nextFrame(page);
    await expect(chosen).toHaveText(['YAML', 'Python']);
    await rows.first().getByRole('tab', {name: 'Python'}).click();
    await expect(chosen).toHaveText(['Python', 'Python']);
    // Docusaurus warns about the storage.
    expect(
      complaints.splice(0).filter((text) => !/storage/i.test(text)),
    ).toEqual([]);
  },
);
