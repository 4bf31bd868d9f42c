import {rewriteScripts, SCRIPTS} from '../support/scripts';
import {guide} from '../support/search';
import {expect, open, saveData, test} from '../support/test';

test('[9.10] a desktop is wider than 996 pixels', async ({page}) => {
  await saveData(page.context());
  await page.setViewportSize({width: 997, height: 800});
  await open(page, guide);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await expect(toggle).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});

test('[9.13] a page whose code is still loading shows a spinner after 200 ms', async ({
  page,
}) => {
  // Pages are normally shown only after they load; here one is shown before.
  await rewriteScripts(page, (code) =>
    code.replace(
      /\.preload=function\(\)\{return (\w+\(\))\}/,
      '.preload=function(){return window.early?Promise.resolve():$1}',
    ),
  );
  await open(page, '/');
  await page.clock.install();
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await isReleased;
    await route.fallback();
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => Object.assign(window, {early: true}));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Tutorials'})
    .click();
  await expect(page.locator('h1')).toHaveCount(0);
  await page.clock.runFor(199);
  const spinner = page.getByRole('status').getByText('Loading this page');
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  release();
  await page.clock.resume();
  await expect(page.locator('article h1')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});
