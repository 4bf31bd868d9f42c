import type {BrowserContext} from '@playwright/test';
import {test as base} from './test';

/**
 * The same as `test` for the many tests that open a page and only look at it:
 * they share one browser context a worker, so that scripts, styles and fonts
 * are fetched and compiled once and not once a test.
 */
export const test = base.extend<object, {shared: BrowserContext}>({
  shared: [
    async ({browser}, use, {project}) => {
      const {baseURL, reducedMotion} = project.use;
      const shared = await browser.newContext({baseURL, reducedMotion});
      await use(shared);
      await shared.close();
    },
    {scope: 'worker'},
  ],
  page: async ({shared}, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});
