import {find, openModal, partsOf} from '../support/search';
import {test} from '../support/reset-window';
import {expect} from '../support/test';

test('the focus stays in the dialog and reaches all its controls', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  const readFocus = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const isInside = focused?.closest('[role=dialog]') !== null;
      return isInside ? focused?.textContent || focused?.tagName : 'outside';
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string | undefined>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      stops.add(await readFocus());
    }
    expect([...stops]).not.toContain('outside');
    expect([...stops].join()).toMatch(/See all/);
    expect(stops).toContain('INPUT');
  }
});
