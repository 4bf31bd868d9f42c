import {describe, it} from 'vitest';
import {partsOf} from '../../../e2e/support/search';
import {INDEX} from '../hosted-site';
import {
  ask,
  complaints,
  expect,
  expectApology,
  GUIDE,
  makeRecord,
  open,
  openModal,
  page,
  withRecords,
} from './set-up';

const TAG = '<img src=x onerror=window.hit=1>';

describe('actions of readers', () => {
  it('[3.7] [4.15] [4.24] [7.9] [7.12] a hit is found, opened and saved by keyboard alone', async () => {
    await open(GUIDE);
    const {dialog, input, hits, active, groups} = partsOf(page);
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('berth');
    await expect(hits.nth(1)).toBeVisible();
    await expect(groups.first()).toHaveAccessibleName(/\w/);
    await expect(hits.locator('mark').first()).toHaveText(/berth/i);
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveCount(1);
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const target = (await active.getByRole('link').getAttribute('href')) ?? '-';
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    const saved = await page.evaluate(
      (key) => localStorage.getItem(key) ?? '',
      `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`,
    );
    expect(saved).toContain(target.split('#')[0]);
    expect(saved).not.toMatch(/_highlightResult|_snippetResult/);

    await page.keyboard.press('Control+k');
    await expect(page.getByText('Recent', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Save this search'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Favourites', {exact: true})).toBeVisible();
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(
      await page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)?.length),
        ['RECENT', 'FAVORITE'].map(
          (list) => `__DOCSEARCH_${list}_SEARCHES__${INDEX}`,
        ),
      ),
    ).toEqual([2, expect.any(Number)]);
  });

  it('[8.3] a query without results suggests next steps', async () => {
    await openModal();
    await partsOf(page).input.fill('nowhere');
    await expect(page.getByText('No results for "nowhere"')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(
      page.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', /nowhere/);
  });

  it('markup in answers of the service stays text', async () => {
    const hierarchy = {
      lvl0: `Guides ${TAG}`,
      lvl1: `Anchor ${TAG}`,
      lvl2: null as string | null,
    };
    const content = `An anchor of List<Iron> & "${TAG}" </script><svg onload=window.hit=1>`;
    const records = [
      makeRecord('/handbook/hostile', {hierarchy, content}),
      makeRecord('/handbook/hostile#part', {
        type: 'lvl2',
        hierarchy: {...hierarchy, lvl2: `Chain ${TAG}`},
        content,
      }),
      makeRecord('/handbook/hostile#text', {
        type: 'content',
        hierarchy,
        content,
      }),
      makeRecord('javascript:window.hit=1', {hierarchy, content}),
    ];
    await withRecords(records, async () => {
      await openModal();
      const {input, hits, groups} = partsOf(page);
      for (const query of ['anchor', 'iron', 'chain', 'onerror', TAG]) {
        await input.fill(query);
        await expect(hits.first()).toContainText(TAG);
        await expect(groups.first()).toHaveAccessibleName(`Guides ${TAG}`);
      }
      await expect(hits).toHaveCount(3);
      await page.keyboard.press('Control+Enter');
      await input.fill('');
      await expect(hits.first()).toContainText(TAG);
      await open(`/search?q=${encodeURIComponent(TAG)}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link').first()).toContainText(TAG);
      expect(await page.locator('img[src=x], svg[onload]').count()).toBe(0);
      expect(await page.locator('a[href^=javascript]').count()).toBe(0);
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    });
  });

  it('the search works without storage, and reports being offline', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await openModal();
    const {input, hits} = partsOf(page);
    await input.fill('quay');
    await expect(hits.first()).toBeVisible();
    await page.context().setOffline(true);
    await input.fill('ship');
    await expectApology();
    await input.fill('quay');
    await expect(hits.first()).toBeVisible();
    await page.context().setOffline(false);
    await ask('ship');
    expect(
      complaints.splice(0).filter((text) => !/storage|net::/i.test(text)),
    ).toEqual([]);
  });
});
