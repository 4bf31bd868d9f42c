import type {Locator, Page} from '@playwright/test';
import {test} from '../support/reset-window';
import {openWithoutReact} from '../support/open-without-react';
import {expect, open, saveData} from '../support/test';

const GUIDE = '/guides/platform-overview/tasks';

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
});

/** A dropdown of the bar: its button and its list. */
function dropdown(
  page: Page,
  name: string,
): Record<'button' | 'list', Locator> {
  const button = page.getByRole('button', {name});
  return {
    button,
    list: page.locator('.dropdown', {has: button}).locator('.dropdown__menu'),
  };
}

test('Escape dismisses a hovered definition, and hovering opens it again', async ({
  page,
}) => {
  await open(page, GUIDE);
  const definition = page.getByRole('tooltip').filter({visible: true});
  const word = page.locator('main button[aria-describedby]').first();
  const heading = page.getByRole('heading', {level: 1});
  await word.hover();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await heading.hover();
  await word.hover();
  await expect(definition).toBeVisible();
  // The pointer can move to the definition without closing it.
  await definition.hover();
  await expect(definition).toBeVisible();
  await heading.hover();
  await expect(definition).toHaveCount(0);

  await word.focus();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(word).toBeFocused();
});

/** Ways to activate a term. */
const PRESSES: Record<string, (word: Locator) => Promise<void>> = {
  Enter: (word) => word.press('Enter'),
  Space: (word) => word.press('Space'),
  'a click': (word) => word.click(),
  'a tap': (word) => word.tap(),
};

test('a definition closed by Escape opens again when its focused term is activated', async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: {width: 390, height: 844},
  });
  await saveData(context);
  const page = await context.newPage();
  const definition = page.getByRole('tooltip').filter({visible: true});
  const word = page.locator('main button[aria-describedby]').first();
  for (const openPage of [openWithoutReact, open]) {
    await openPage(page, GUIDE);
    await word.focus();
    for (const [name, press] of Object.entries(PRESSES)) {
      await page.keyboard.press('Escape');
      await expect(definition).toHaveCount(0);
      await expect(word).toBeFocused();
      await press(word);
      await expect(definition, `opens by ${name}`).toBeVisible();
    }
  }
  await context.close();
});

for (const name of ['Version: Next', 'English']) {
  test(`Escape closes the dropdown '${name}', whether opened by pointer or keyboard`, async ({
    page,
  }) => {
    await open(page, GUIDE);
    const {button, list} = dropdown(page, name);
    const heading = page.getByRole('heading', {level: 1});
    await button.hover();
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await heading.hover();
    await button.hover();
    await expect(list).toBeVisible();
    await heading.hover();
    await expect(list).toBeHidden();

    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(list).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(list.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();
  });
}

test('a dropdown of the bar opens and closes by tap', async ({browser}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: {width: 1180, height: 820},
  });
  await saveData(context);
  const page = await context.newPage();
  await open(page, GUIDE);
  const {button, list} = dropdown(page, 'Version: Next');
  await button.tap();
  await expect(list).toBeVisible();
  await button.tap();
  await expect(list).toBeHidden();
  await button.tap();
  await expect(list).toBeVisible();
  await page.getByRole('heading', {level: 1}).tap();
  await expect(list).toBeHidden();
  await context.close();
});

test('Escape closes an enlarged picture and restores the focus', async ({
  page,
}) => {
  await open(page, '/guides/general-reference/security');
  const enlarge = page.getByRole('button', {name: /^Enlarge/}).first();
  await enlarge.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});
