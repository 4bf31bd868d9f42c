import {measureContrast} from '../support/pixels';
import {openModal, partsOf} from '../support/search';
import {expect, open, test} from '../support/test';

/** A page with tabs and folded sections in its sidebar. */
const GUIDE = '/guides/general-reference/managing-multiple-accounts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in a ${colorScheme} contrast theme`, () => {
    test.beforeEach(async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.emulateMedia({forcedColors: 'active', colorScheme});
    });

    test('each section of the search can be read, and the chosen one told from the others', async ({
      page,
    }) => {
      await openModal(page);
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

    test('the arrow of a folded section can be seen', async ({page}) => {
      await open(page, GUIDE);
      const carets = page.locator(
        '.theme-doc-sidebar-container .menu__caret:visible',
      );
      expect(await carets.count()).toBeGreaterThan(1);
      expect(await measureContrast(carets.first())).toBeGreaterThan(3);
    });

    test('only the tab in front is underlined', async ({page}) => {
      await open(page, GUIDE);
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
  });
}
