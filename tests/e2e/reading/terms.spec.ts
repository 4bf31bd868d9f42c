import {openWithoutReact} from '../support/open-without-react';
import {test} from '../support/reset-window';
import {expect, open, waitUntilHydrated} from '../support/test';

const GUIDE = '/guides/platform-overview/tasks';

test.use({touch: true, viewport: {width: 390, height: 844}});

for (const [time, openPage] of [
  ['before React runs', openWithoutReact],
  ['with React', open],
] as const) {
  test(`a second tap on a term closes its definition: ${time}`, async ({
    page,
  }) => {
    await openPage(page, GUIDE);
    const word = page.locator('main button[aria-describedby]').first();
    const definition = page.getByRole('tooltip').filter({visible: true});
    await word.tap();
    await expect(definition).toBeVisible();
    await waitUntilHydrated(page);
    // The tap before React is repeated.
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(definition).toBeVisible();
    await word.tap();
    await expect(definition).toHaveCount(0);
    await word.tap();
    await expect(definition).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(definition).toHaveCount(0);
    await word.tap();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toHaveCount(0);
    await word.tap();
    await expect(definition).toBeVisible();
    await word.tap();
    await expect(definition).toHaveCount(0);
  });
}
