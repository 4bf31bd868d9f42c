import type {Page} from '@playwright/test';
import {holdRoutes} from '../support/hold-routes';
import {expectHydrated, openWithoutReact} from '../support/open-without-react';
import {test} from '../support/reset-window';
import {expect, test as testIsolated} from '../support/test';

testIsolated.use({savesData: true});

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';

function searchButton(page: Page) {
  return page.getByRole('button', {name: 'Search'});
}

test('letters typed right after a click on the search are kept', async ({
  page,
}) => {
  await openWithoutReact(page, GUIDE);
  await searchButton(page).click();
  await page.keyboard.type('train a');
  await expect(page.getByRole('combobox')).toHaveValue('train a');
});

test('letters typed after a click on the search, while React is about to run, are kept', async ({
  page,
}) => {
  const goOn = await holdRoutes(page, GUIDE);
  await openWithoutReact(page, GUIDE);
  await searchButton(page).hover();
  await page.waitForFunction(() => 'docusaurus' in window);
  await searchButton(page).click();
  await page.keyboard.type('train');
  await expectHydrated(page, false);
  goOn();
  await expect(page.getByRole('combobox')).toHaveValue('train');
});

test('letters typed on the button of the search, while its code is loading, come once', async ({
  page,
}) => {
  await openWithoutReact(page, GUIDE);
  await page.evaluate(() => {
    dispatchEvent(new Event('static-first:hydrate'));
  });
  await expectHydrated(page, true);
  await searchButton(page).focus();
  await page.keyboard.type('train');
  await expect(page.getByRole('combobox')).toHaveValue('train');
});
