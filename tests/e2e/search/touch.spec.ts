import {find, openModal, SECTIONS} from '../support/search';
import {expect, open, test} from '../support/test';

test.use({
  viewport: {width: 390, height: 844},
  hasTouch: true,
  isMobile: true,
  savesData: true,
});

test('sections are touch targets of 44 px, and no keys are shown', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  await expect(page.locator('.DocSearch-Hit-Select-Icon').first()).toBeHidden();
  for (const path of ['', '/search?q=pod']) {
    if (path) {
      await open(page, path);
    }
    const choices = page.getByRole('radio');
    await expect(choices).toHaveCount(SECTIONS.length + 1);
    for (const choice of await choices.all()) {
      const box = await choice.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  }
});
