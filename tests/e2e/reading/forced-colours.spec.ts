import type {Page} from '@playwright/test';
import {product} from '../../../config/product';
import {measureContrast} from '../support/pixels';
import {partsOf} from '../support/search';
import {openWithoutReact} from '../support/open-without-react';
import {expect, waitUntilHydrated} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

/** A page with tabs and collapsed sidebar sections. */
const GUIDE = '/guides/general-reference/managing-multiple-accounts';

/** Opens the page in a contrast theme. */
async function visitWith(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await visit(page, GUIDE, {width: 1440, height: 900});
  await page.emulateMedia({forcedColors: 'active', colorScheme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} contrast theme`, () => {
    test('the arrow of a collapsed section is visible', async ({page}) => {
      await visitWith(page, colorScheme);
      const carets = page.locator(
        '.theme-doc-sidebar-container .menu__caret:visible',
      );
      expect(await carets.count()).toBeGreaterThan(1);
      expect(await measureContrast(carets.first())).toBeGreaterThan(3);
    });

    test('only the selected tab is underlined', async ({page}) => {
      await visitWith(page, colorScheme);
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      const lines = await tabs.evaluateAll((found) => {
        const probe = document.createElement('p');
        probe.style.color = 'Canvas';
        document.body.append(probe);
        const ground = getComputedStyle(probe).color;
        probe.remove();
        return found.map((tab) => ({
          isInFront: tab.getAttribute('aria-selected') === 'true',
          isShown: getComputedStyle(tab).borderBottomColor !== ground,
        }));
      });
      expect(lines.length).toBeGreaterThan(1);
      for (const {isInFront, isShown} of lines) {
        expect(isShown).toBe(isInFront);
      }
    });

    test('only the current list of the blog is underlined', async ({page}) => {
      await visit(page, '/blog', {width: 1440, height: 900});
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      const lines = await page
        .getByRole('list', {name: 'Lists of posts'})
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => getComputedStyle(link).borderBottomWidth),
        );
      expect(lines).toEqual(['2px', '0px', '0px', '0px']);
    });

    test('the selected hit and the current dropdown entry are outlined', async ({
      page,
    }) => {
      await visitWith(page, colorScheme);
      const bar = page.getByRole('navigation', {name: 'Main'});
      const list = bar.getByRole('button', {name: 'English'});
      await list.press('Enter');
      await expect(bar.locator('.dropdown__link--active:visible')).toHaveCSS(
        'outline-style',
        'solid',
      );
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('pod');
      const {dialog} = partsOf(page);
      const chosen = dialog.locator('[aria-selected=true] a');
      await expect(chosen).toHaveCSS('outline-style', 'solid');
      await expect(
        dialog.locator('[aria-selected=false] a').first(),
      ).not.toHaveCSS('outline-style', 'solid');
    });

    test('each section of the search filter is readable, and the selected one stands out', async ({
      page,
    }) => {
      await visitWith(page, colorScheme);
      await page.keyboard.press('Control+k');
      await expect(partsOf(page).input).toBeFocused();
      const {dialog} = partsOf(page);
      const options = dialog.locator('fieldset label');
      for (const option of [
        options.filter({has: page.locator(':checked')}),
        options.filter({hasNot: page.locator(':checked')}).first(),
      ]) {
        expect(await measureContrast(option)).toBeGreaterThan(4.5);
      }
      const grounds = await options
        .locator('span')
        .evaluateAll((labels) =>
          labels.map((label) => getComputedStyle(label).backgroundColor),
        );
      expect(new Set(grounds).size).toBe(2);
    });
  });
}

test('in a contrast theme, the symbol that a link leads to is outlined, with and without React', async ({
  page,
}) => {
  const path = `/api/${product.sdk.package}/hub/api`;
  await page.emulateMedia({forcedColors: 'active'});
  await openWithoutReact(page, `${path}#HubClient.get_pod`);
  const heading = page.locator('[id="HubClient.get_pod"]');
  await expect(heading).toHaveCSS('outline-style', 'solid');
  await waitUntilHydrated(page);
  await expect(heading).toHaveAttribute('data-target', '');
  await expect(heading).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[id="HubClient.list_pods"]')).not.toHaveCSS(
    'outline-style',
    'solid',
  );
});

test('in a contrast theme, the step that a diagram leads to is outlined', async ({
  page,
}) => {
  await visit(page, '/guides/platform-overview/tasks');
  await page.emulateMedia({forcedColors: 'active'});
  const step = page.getByRole('group', {name: /ten steps/}).getByRole('link');
  await step.first().click();
  const item = page.getByRole('listitem').filter({
    has: page.locator(':target'),
  });
  await expect(item).toHaveCSS('outline-style', 'solid');
});
