import {describe, it} from 'vitest';
import {APP_ID, INDEX} from '../hosted-site';
import {
  ALL_CONTENT,
  simulateFailure,
  expect,
  lastRequest,
  makeRecord,
  open,
  page,
  READ_HOST,
  REFUSED,
  site,
  UNREACHABLE,
  withRecords,
} from './set-up';

describe('the search page', () => {
  it('[2.2] [7.8] uses the same client, loads twenty hits at a time, and focuses the first new one', async () => {
    const buoys = Array.from({length: 45}, (_, place) =>
      makeRecord(`/handbook/buoy-${place}`),
    );
    await withRecords(buoys, async () => {
      await open('/search?q=buoy');
      const main = page.getByRole('main');
      const status = main.getByRole('status');
      await expect(status).toHaveText('45 results');
      expect(site.algolia.calls).toHaveLength(1);
      expect(site.algolia.calls[0]).toMatchObject({
        host: READ_HOST,
        path: '/1/indexes/*/queries',
        params: {'x-algolia-application-id': APP_ID},
      });
      expect(lastRequest()).toMatchObject({
        query: 'buoy',
        indexName: INDEX,
        page: 0,
        hitsPerPage: 20,
        facetFilters: ALL_CONTENT,
      });
      const results = main.getByRole('listitem');
      await expect(results).toHaveCount(20);
      const more = page.getByRole('button', {name: 'Show more results'});
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(results).toHaveCount(40);
      await expect(results.nth(20).getByRole('link')).toBeFocused();
      expect(lastRequest()).toMatchObject({page: 1});
      await page.getByRole('searchbox').fill('quay');
      await expect(page).toHaveURL(/\/search\?q=quay$/);
      await expect(status).toHaveText(/^\d results?$/);
      await page.getByRole('radio', {name: 'Guides'}).check();
      await expect(page).toHaveURL(/\?q=quay&section=Guides$/);
      await expect(main.getByRole('heading', {level: 2})).toHaveText([
        'Guides',
      ]);
      expect(lastRequest().facetFilters).toContain('hierarchy.lvl0:Guides');
      await page.reload();
      await expect(page.getByRole('searchbox')).toHaveValue('quay');
      await expect(main.getByRole('link').first()).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        /noindex/,
      );
    });
  });

  it('[8.2] [8.14] shows what failed, and retries', async () => {
    for (const [failure, help] of [
      ['drop', UNREACHABLE],
      [{status: 403}, REFUSED],
    ] as const) {
      simulateFailure(failure, () => true);
      await open('/search?q=quay');
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toHaveText(`Unable to fetch results. ${help}`);
      site.algolia.failure = () => undefined;
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(status).toHaveText(/[\d,]+ results?/);
    }
  });
});
