import {buildIndex} from 'docusaurus-theme-static-search/engine';
import type {SearchRecord} from 'docusaurus-theme-static-search/engine';
import {INDEX, openModal, partsOf, readSaved, RECENT} from '../support/search';
import {test} from '../support/reset-window';
import {expect, open} from '../support/test';

const TAG = '<img src=x onerror=window.hit=1>';

function hostileRecord(): SearchRecord {
  return {
    objectID: `/hostile${TAG}`,
    url: '/hostile',
    anchor: null,
    type: 'lvl1',
    hierarchy: {
      lvl0: `Guides ${TAG}`,
      lvl1: `Anchor ${TAG}`,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: `An anchor of List<Iron> & "${TAG}" </script><svg onload=window.hit=1>`,
    code: TAG,
    keywords: [TAG],
    language: 'en',
    docusaurus_tag: 'default',
  };
}

test('markup in records, queries and saved searches stays text', async ({
  page,
}) => {
  const first = hostileRecord();
  const second: SearchRecord = {
    ...first,
    objectID: '/hostile#part',
    url: '/hostile#part',
    anchor: 'part',
    type: 'lvl2',
    hierarchy: {...first.hierarchy, lvl2: `Chain ${TAG}`},
  };
  const files = buildIndex([first, second]);
  await page.route(INDEX, (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split(
      '/search-index/',
    );
    return route.fulfill({body: files.get(path) ?? '', status: 200});
  });
  await openModal(page);
  const {input, hits, groups} = partsOf(page);
  for (const query of ['anchor', 'iron', 'chain', 'onerror']) {
    await input.fill(query);
    await expect(hits.first()).toContainText(TAG);
    await expect(groups.first()).toHaveAccessibleName(`Guides ${TAG}`);
  }
  await input.fill(TAG);
  await expect(hits.first()).toContainText(TAG);
  // The page doesn't exist, but it is saved as a recent search.
  await page.keyboard.press('Control+Enter');
  expect(await readSaved(page, RECENT)).toEqual(['/hostile']);
  await input.fill('');
  await expect(hits.first()).toContainText(TAG);

  await open(page, `/search?q=${encodeURIComponent(TAG)}&section=${TAG}`);
  await expect(page.getByRole('heading', {level: 1})).toContainText(TAG);
  await expect(page).toHaveTitle(new RegExp('<img src=x onerror'));
  await expect(page.getByRole('main').getByRole('link').first()).toContainText(
    TAG,
  );
  expect(await page.locator('img[src=x], svg[onload]').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
