import type {Page} from '@playwright/test';
import {holdRoutes} from './support/hold-routes';
import {nextFrame} from './support/next-frame';
import {openWithoutReact, expectHydrated} from './support/open-without-react';
import {SCRIPTS} from './support/scripts';
import {test} from './support/reset-window';
import {expect, test as testIsolated} from './support/test';

testIsolated.use({savesData: true});

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';
const WITH_TERMS = '/guides/platform-overview/datasets';
const WITH_TABS = '/guides/SDK/environment-variables';

test.describe('interactions replayed for React', () => {
  test('a click on the search', async ({page}) => {
    await openWithoutReact(page, GUIDE);
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  const searchButton = (page: Page) =>
    page.getByRole('button', {name: 'Search'});
  for (const [name, ask] of [
    ['a click', (page: Page) => searchButton(page).click()],
    ['a key', (page: Page) => page.keyboard.press('Control+k')],
    [
      'hovering its button before a click',
      async (page: Page) => {
        await searchButton(page).hover();
        await page.waitForFunction(() => 'docusaurus' in window);
        await searchButton(page).click();
      },
    ],
  ] as const) {
    test(`the search opened by ${name} loads its index before React runs`, async ({
      page,
    }) => {
      const goOn = await holdRoutes(page, GUIDE);
      await openWithoutReact(page, GUIDE);
      const manifest = page.waitForResponse(/search-index\/manifest\.json/);
      await ask(page);
      await manifest;
      await expectHydrated(page, false);
      goOn();
      await expect(page.getByRole('combobox')).toBeFocused();
    });
  }

  for (const key of ['Control+k', '/']) {
    test(`the key ${key}, and the letters after it`, async ({page}) => {
      await openWithoutReact(page, GUIDE);
      await page.keyboard.press(key);
      await page.keyboard.type('train');
      await expect(page.getByRole('combobox')).toHaveValue('train');
    });
  }

  test('a character typed after the search appears but before its field is focused', async ({
    page,
  }) => {
    await openWithoutReact(page, GUIDE);
    await page.evaluate(() => {
      const {body} = document;
      const insert = body.insertBefore.bind(body);
      body.insertBefore = (node, next) => {
        insert(node, next);
        if (node instanceof Element && node.matches('.DocSearch')) {
          const key = new KeyboardEvent('keydown', {key: 'n', bubbles: true});
          body.dispatchEvent(key);
        }
        return node;
      };
    });
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('n');
    await field.press('t');
    await expect(field).toHaveValue('nt');
  });

  test('a click on a category of the sidebar', async ({page}) => {
    await openWithoutReact(page, GUIDE);
    await page
      .getByRole('button', {name: "Expand sidebar category 'Demo projects'"})
      .click();
    await expect(
      page.getByRole('link', {name: 'Retinal foundation model'}).first(),
    ).toBeVisible();
  });

  test('a tap on the mobile menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openWithoutReact(page, GUIDE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('several taps on the mobile menu as one', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openWithoutReact(page, GUIDE);
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.dblclick();
    await expectHydrated(page, true);
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  });

  test('a click on a copy button', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithoutReact(page, WITH_TABS);
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await expect(page.getByText('Copied', {exact: true}).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(
      '',
    );
  });

  test('text typed into a filter', async ({page}) => {
    await openWithoutReact(page, WITH_TABS);
    const field = page.getByRole('searchbox', {name: /Filter/});
    await field.fill('log');
    await expectHydrated(page, true);
    await expect(field).toHaveValue('log');
    await expect(field.locator('..')).toContainText(/\d+ variables?/);
  });

  test('text typed into a text area', async ({page}) => {
    await openWithoutReact(page, GUIDE);
    // No page of the site has one. Outside React, only the script repeats input.
    await page.evaluate(() => {
      const area = document.createElement('textarea');
      const shown = document.createElement('output');
      area.oninput = ({isTrusted}) => {
        shown.value = isTrusted ? '' : area.value;
      };
      document.body.append(area, shown);
    });
    await page.locator('body > textarea').fill('log');
    await expectHydrated(page, true);
    await expect(page.locator('body > output')).toHaveText('log');
  });

  test('a click on a control that stays disabled is given up', async ({
    page,
  }) => {
    const goOn = await holdRoutes(page, GUIDE);
    await openWithoutReact(page, GUIDE);
    const control = page.getByRole('button', {
      name: "Expand sidebar category 'Demo projects'",
    });
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await control.evaluate((button: HTMLButtonElement) => {
      button.disabled = true;
    });
    goOn();
    await expectHydrated(page, true);
    await expect(control).not.toHaveAttribute('aria-busy');
    await expect(control).toBeDisabled();
  });

  test('keys that move between tabs', async ({page}) => {
    await openWithoutReact(page, WITH_TABS);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('each of several keys that move between tabs', async ({page}) => {
    const goOn = await holdRoutes(page, WITH_TABS);
    await openWithoutReact(page, WITH_TABS);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    goOn();
    await expect(tabs.nth(2)).toBeFocused();
  });

  test('Escape while a definition is shown', async ({page}) => {
    await openWithoutReact(page, WITH_TERMS);
    await page.keyboard.press('Escape');
    await expectHydrated(page, false);
    await page.locator('button[aria-describedby]').first().hover();
    const definition = page.getByRole('tooltip').first();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
  });

  for (const isReopened of [true, false]) {
    const order = isReopened
      ? 'Escape and a press of a term'
      : 'a press of a term and Escape';
    test(`${order}, in this order`, async ({page}) => {
      const goOn = await holdRoutes(page, WITH_TERMS);
      await openWithoutReact(page, WITH_TERMS);
      const word = page.locator('button[aria-describedby]').first();
      await word.hover();
      if (!isReopened) {
        await word.click();
      }
      await page.keyboard.press('Escape');
      if (isReopened) {
        await word.click();
      }
      goOn();
      await expectHydrated(page, true);
      await expect(word).not.toHaveAttribute('aria-busy');
      await nextFrame(page);
      await expect(
        page.getByRole('tooltip').filter({visible: true}),
      ).toHaveCount(isReopened ? 1 : 0);
    });
  }

  for (const [browsers, isMissing] of [
    ['Safari before 17.4', true],
    ['Chromium before 121', false],
  ] as const) {
    testIsolated(
      `no Escape for a hidden definition, in ${browsers}`,
      async ({page}) => {
        await page.addInitScript((isGone) => {
          const check = Object.getOwnPropertyDescriptor(
            Element.prototype,
            'checkVisibility',
          )?.value as Element['checkVisibility'];
          Object.defineProperty(Element.prototype, 'checkVisibility', {
            value: isGone
              ? undefined
              : function (this: Element, options?: CheckVisibilityOptions) {
                  const {checkOpacity, checkVisibilityCSS} = options ?? {};
                  return check.call(this, {checkOpacity, checkVisibilityCSS});
                },
          });
        }, isMissing);
        await openWithoutReact(page, WITH_TERMS);
        await page
          .getByRole('tooltip', {includeHidden: true})
          .evaluateAll((all) => {
            for (const tooltip of all) {
              tooltip.style.display = 'block';
              tooltip.style.visibility = 'hidden';
            }
          });
        expect(
          await page.evaluate(() =>
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', {
                key: 'Escape',
                bubbles: true,
                cancelable: true,
              }),
            ),
          ),
          'whether the key is left to the page',
        ).toBe(true);
        await expectHydrated(page, false);
      },
    );
  }

  test('each of several clicks', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithoutReact(page, WITH_TABS);
    await page
      .getByRole('button', {name: "Expand sidebar category 'Demo projects'"})
      .click();
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await expect(
      page.getByRole('button', {name: /Collapse sidebar category 'Demo/}),
    ).toBeVisible();
    await expect(page.getByText('Copied', {exact: true}).first()).toBeVisible();
  });
});

test('keys scroll the page again after a shortcut whose scripts did not load', async ({
  page,
  complaints,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await openWithoutReact(page, GUIDE);
  await page.keyboard.press('/');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('did not load');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(alert).toBeVisible();
  await page.unroute(SCRIPTS);
  // Replaces the first one: both together would open and close the search.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  for (const complaint of complaints.splice(0)) {
    expect(complaint).toContain('net::ERR_FAILED');
  }
});
