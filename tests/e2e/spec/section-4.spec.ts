import {guide} from '../support/search';
import {setSwitch, watchRequests} from '../support/scripts';
import {expect, open, saveData, test, waitUntilHydrated} from '../support/test';
import {nextFrame} from '../support/next-frame';
import {openWithoutReact} from '../support/open-without-react';

const stored = () => localStorage.getItem('theme');

for (const [state, visit] of [
  ['before', openWithoutReact],
  ['after', open],
] as const) {
  test(`[4.5] the mode follows the system preference if respected, but not in print, ${state} hydration`, async ({
    page,
  }) => {
    await saveData(page.context());
    await page.emulateMedia({colorScheme: 'light'});
    await visit(page, guide);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html).toHaveAttribute('data-theme', 'dark');

    const toggle = page.getByRole('button', {name: /Switch between dark/});
    for (const [mode, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      await test.step(`a stored ${mode} mode is kept in print, and forgotten with the preference`, async () => {
        // The mode of the system is shown.
        await toggle.click();
        await expect(html).toHaveAttribute('data-theme', mode);
        for (const media of ['print', 'screen'] as const) {
          await page.emulateMedia({
            media,
            colorScheme: media === 'print' ? mode : other,
          });
          await nextFrame(page);
          expect(await html.getAttribute('data-theme'), media).toBe(mode);
          expect(await page.evaluate(stored)).toBe(mode);
        }
        await page.emulateMedia({colorScheme: mode});
        await nextFrame(page);
        await page.emulateMedia({colorScheme: other});
        await expect(html).toHaveAttribute('data-theme', other);
        expect(await page.evaluate(stored)).toBeNull();
        await page.emulateMedia({colorScheme: mode});
        await expect(html).toHaveAttribute('data-theme', mode);
      });
    }
  });
}

test('[4.1] the mode is light if the system has no preference', async ({
  page,
}) => {
  await saveData(page.context());
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      ask(query.includes('prefers-color-scheme') ? 'not all' : query);
  });
  await openWithoutReact(page, guide);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await waitUntilHydrated(page);
  await nextFrame(page);
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('[4.2] [4.6] the stored mode is kept if the system preference is not respected', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await saveData(page.context());
  await setSwitch(page, 'respectPrefersColorScheme', false);
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await open(page, guide);
  const html = page.locator('html');
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(resolve)),
    );
    expect(await page.evaluate(stored)).toBe('dark');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  }
});

test('[4.4] the stored mode is deleted if the switch is disabled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
  });
  await saveData(page.context());
  await setSwitch(page, 'disableSwitch', true);
  await open(page, guide);
  await expect.poll(() => page.evaluate(stored)).toBeNull();
});

test('[4.8] a dismissed announcement comes back under a new id', async ({
  page,
}) => {
  await saveData(page.context());
  await open(page, guide);
  await page.getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'the last one');
  });
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole('button', {name: 'Close'})).toBeVisible();
});

test('[4.9] the page stays until the code of the next one has loaded', async ({
  page,
}) => {
  await watchRequests(page);
  await open(page, '/');
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await isReleased;
    await route.continue();
  });
  const title = await page.title();
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Tutorials'})
    .click();
  await expect(page).toHaveURL(/\/tutorials\/introduction$/);
  expect(await page.title()).toBe(title);
  await expect(page.locator('article')).toHaveCount(0);
  release();
  await expect(page.locator('article h1')).toBeVisible();
});

test('[4.10] [9.12] a section of the sidebar collapses and expands with an animated height', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await saveData(page.context());
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, guide);
  const name = await page
    .locator('.theme-doc-sidebar-item-category [aria-expanded=false]')
    .last()
    .innerText();
  const item = page
    .locator('.theme-doc-sidebar-item-category')
    .filter({hasText: name})
    .last();
  const list = item.locator('> ul');
  const toggle = item.locator('[aria-expanded]').first();
  await expect(list).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
  await expect
    .poll(() => list.evaluate((node) => node.style.height))
    .toBe('auto');
  // The theme removes the style at the end, so it is read during the animation.
  const seen = list.evaluate(
    (node) =>
      new Promise<{transition: string; height: number}>((resolve) => {
        const height = node.scrollHeight;
        new MutationObserver(() => {
          if (node.style.transition) {
            resolve({transition: node.style.transition, height});
          }
        }).observe(node, {attributeFilter: ['style']});
      }),
  );
  await toggle.click();
  const {transition, height} = await seen;
  const share = height / 36;
  const duration = Math.round((4 + 15 * share ** 0.25 + share / 5) * 10);
  expect(transition).toContain('ease-in-out');
  expect(parseFloat(/([\d.]+)m?s/.exec(transition)?.[1] ?? '')).toBeCloseTo(
    transition.includes('ms') ? duration : duration / 1000,
    5,
  );
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toBeHidden();
});
