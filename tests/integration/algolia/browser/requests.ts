import {describe, it} from 'vitest';
import {partsOf} from '../../../e2e/support/search';
import {APP_ID, INDEX} from '../hosted-site';
import {
  ALL_CONTENT,
  expect,
  holdTime,
  lastRequest,
  openModal,
  page,
  READ_HOST,
  requestOf,
  site,
} from './set-up';

describe('requests of the search', () => {
  it('[7.5] [7.6] [7.7] [7.8] each keystroke sends one complete request to the read host', async () => {
    await openModal();
    // On a busy machine, a request that times out is sent to another host.
    await holdTime();
    expect(site.algolia.calls).toEqual([]);
    await page.keyboard.type('quay');
    await expect(partsOf(page).hits.first()).toBeVisible();
    // Requests of quick keystrokes can overtake each other.
    const asked = () =>
      site.algolia.calls.map((call) => requestOf(call).query).sort();
    await expect.poll(asked).toEqual(['q', 'qu', 'qua', 'quay']);
    for (const call of site.algolia.calls) {
      expect(call).toMatchObject({
        method: 'POST',
        host: READ_HOST,
        path: '/1/indexes/*/queries',
        params: {
          'x-algolia-application-id': APP_ID,
          'x-algolia-api-key': 'search-key',
        },
      });
    }
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    const last = site.algolia.calls.find(
      (call) => requestOf(call).query === 'quay',
    );
    expect(last?.body).toEqual({
      requests: [
        {
          query: 'quay',
          indexName: INDEX,
          attributesToRetrieve: [
            'hierarchy.lvl0',
            ...levels,
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            ...levels.map((level) => `${level}:10`),
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: ALL_CONTENT,
        },
      ],
    });
  });

  it('[9.5] a small screen requests snippets of five words', async () => {
    await page.setViewportSize({width: 768, height: 800});
    await openModal();
    await partsOf(page).input.fill('quay');
    await expect(partsOf(page).hits.first()).toBeVisible();
    expect(lastRequest().attributesToSnippet).toContain('content:5');
  });

  it('a section selected by keyboard is sent as a filter', async () => {
    await openModal();
    const {dialog, input, groups} = partsOf(page);
    await input.fill('harbour');
    await expect(groups.nth(1)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', {name: 'Guides'})).toBeChecked();
    await expect(groups).toHaveCount(1);
    await expect(groups).toHaveAccessibleName('Guides');
    expect(lastRequest()).toMatchObject({
      query: 'harbour',
      facetFilters: expect.arrayContaining([
        'language:en',
        'hierarchy.lvl0:Guides',
      ]),
    });
  });
});
