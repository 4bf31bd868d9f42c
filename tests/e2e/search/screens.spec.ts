// cspell:ignore qqxxzzvv
import fs from 'node:fs';
import path from 'node:path';
import {apiClientVersion} from 'algoliasearch/lite';
import {home} from '../../../config/home';
import {product} from '../../../config/product';
import {
  expectResults,
  find,
  guide,
  holdIndex,
  openModal,
  partsOf,
  SECTIONS,
} from '../support/search';
import {test as testInResetWindow} from '../support/reset-window';
import {test} from '../support/visit';
import {visitHits, visitModal} from '../support/visit-search';
import {address, expect, open, test as testIsolated} from '../support/test';

// The tests of one modal are grouped and share it.
test.describe.configure({mode: 'default'});

test('[8.4] the start screen shows that there are no recent searches', async ({
  page,
}) => {
  await visitModal(page);
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('the start screen links to the first pages of the home page', async ({
  page,
}) => {
  await visitModal(page);
  const {dialog} = partsOf(page);
  const links = dialog.getByRole('region', {name: 'Start here'});
  const entries = home.roles?.entries ?? [];
  await expect(links.getByRole('link')).toHaveCount(2 * entries.length);
  const target = entries[0]?.links[0];
  const link = links.getByRole('link', {name: target?.label ?? '-'});
  while (!(await link.evaluate((a) => a === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address(target?.to ?? '-'));
  await expect(dialog).toHaveCount(0);
});

test('the start screen links to popular symbols', async ({page}) => {
  await visitModal(page);
  const {dialog} = partsOf(page);
  const names = product.popularSymbols ?? [];
  const links = dialog
    .getByRole('region', {name: 'Often looked up'})
    .getByRole('link');
  await expect(links.locator('code')).toHaveText(names);
  await expect(links.first()).toHaveAccessibleName(`${names[0] ?? '-'} Class`);
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`#${names[0] ?? '-'}$`));
  await expect(page.locator(`[id="${names[0] ?? '-'}"]`)).toBeInViewport();
  await expect(dialog).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the quick links have a background of their own, in ${colorScheme} mode`, async ({
    page,
  }) => {
    await visitModal(page);
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    const groundOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const tile = await groundOf('[aria-labelledby] li > a');
    expect(tile).not.toBe('rgba(0, 0, 0, 0)');
    expect(tile).not.toBe(await groundOf('.DocSearch-Modal'));
  });
}

for (const height of [900, 520]) {
  test(`the hits use the height of the window, and stay inside it, at ${height} px`, async ({
    page,
  }) => {
    await visitHits(page, 'pod', {width: 1440, height});
    const box = page.locator('.DocSearch-Modal');
    await expect
      .poll(async () => {
        const {y = 0, height: own = 0} = (await box.boundingBox()) ?? {};
        return height - y - own;
      })
      .toBeGreaterThanOrEqual(0);
    const {y = 0, height: own = 0} = (await box.boundingBox()) ?? {};
    expect(height - y - own).toBeLessThan(150);
  });
}

testInResetWindow(
  '[8.3] a first query without results suggests next steps',
  async ({page}) => {
    await openModal(page);
    const {input, hits} = partsOf(page);
    await input.fill('qqxxzzvv');
    await expect(page.getByText('No results for "qqxxzzvv"')).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    await expect(
      page.getByText('Believe this query should return results?'),
    ).toBeVisible();
    await expect(
      page.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', /\/issues\/new\?title=.*qqxxzzvv/);
    await expect(page.locator('.DocSearch-NoResults-Prefill-List')).toHaveCSS(
      'text-align',
      'center',
    );
    const suggestions = page.locator('.DocSearch-Prefill');
    await expect(suggestions).toHaveCount(3);
    const texts = await suggestions.allInnerTexts();
    for (const [place, text] of texts.entries()) {
      await suggestions.nth(place).click();
      await expect(input).toHaveValue(`${text.toLowerCase()} `);
      await expect(hits.first()).toBeVisible();
      await input.fill('qqxxzzvv');
      await expect(suggestions).toHaveCount(3);
    }
  },
);

test('the link to all hits is visible in the footer of the modal, also on a phone', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await visitModal(page, {width, height: 800});
    const foot = page.locator('.DocSearch-HitsFooter');
    await expect(foot).toHaveCount(0);
    await find(page, 'pod');
    await expect(foot).toHaveCount(1);
    const all = foot.getByRole('link', {name: /^See all [\d,]+ results$/});
    await expect(all).toBeInViewport({ratio: 1});
    await expect(
      page.locator('.DocSearch-Container section:empty'),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

testInResetWindow(
  '[4.12] [9.7] a search that takes 300 ms shows a loading indicator',
  async ({page}) => {
    const release = await holdIndex(page);
    await page.clock.install();
    await openModal(page);
    const {dialog, input, hits} = partsOf(page);
    const container = page.locator('.DocSearch-Container');
    const indicator = page.locator('.DocSearch-LoadingIndicator');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await input.fill('pod');
    await page.clock.runFor(299);
    await expect(container).not.toHaveClass(/Stalled/);
    await expect(indicator).toBeHidden();
    await expect(dialog.getByRole('status')).toHaveText('');
    await page.clock.runFor(1);
    await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(dialog.getByRole('status')).toHaveText('Searching…');
    await expect(indicator).toBeVisible();
    await page.clock.resume();
    release();
    await expect(hits.first()).toBeVisible();
    await expect(container).not.toHaveClass(/Stalled/);
    await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+ hits\.$/);
  },
);

testInResetWindow(
  'the modal searches one section, by keyboard, until it is closed',
  async ({page}) => {
    await openModal(page);
    const {dialog, input, groups, hits} = partsOf(page);
    await find(page, 'pod');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('radio', {name: 'All'})).toBeFocused();
    for (const section of SECTIONS) {
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', {name: section})).toBeChecked();
      await expect(dialog.getByRole('status')).toHaveText(
        new RegExp(`^[\\d,]+ hits? in ${section}\\.$`),
      );
      await expect(groups).toHaveCount(1);
      await expect(groups).toHaveAccessibleName(section);
    }
    await input.fill('secure aggregation');
    await expect(dialog.getByRole('status')).toHaveText(/in Blog/);
    await input.fill('qqxxzzvv');
    await page.getByRole('button', {name: 'Search every section'}).click();
    await expect(dialog.getByRole('radio', {name: 'All'})).toBeChecked();

    await dialog.getByRole('radio', {name: 'Tutorials'}).check();
    await input.fill('pod');
    await expect(groups).toHaveAccessibleName('Tutorials');
    await expect(hits.first()).toBeVisible();
    const all = page.getByRole('link', {name: /^See all [\d,]+ results$/});
    const text = await all.innerText();
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=pod&section=Tutorials$/);
    await expectResults(
      page,
      new RegExp(`^${/[\d,]+/.exec(text)?.[0] ?? '-'} results$`),
    );
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('radio', {name: 'All'})).toBeChecked();
  },
);

testIsolated(
  'no code of the hosted search is downloaded with the embedded one',
  async ({page}) => {
    const folder = path.join('build', 'assets', 'js');
    const clients = fs
      .readdirSync(folder)
      .filter((file) =>
        fs
          .readFileSync(path.join(folder, file), 'utf8')
          .includes(JSON.stringify(apiClientVersion)),
      );
    expect(clients).toHaveLength(1);
    const loaded: string[] = [];
    page.on('response', (response) => {
      loaded.push(path.posix.basename(new URL(response.url()).pathname));
    });
    await openModal(page);
    await find(page, 'pod');
    await open(page, '/search?q=pod');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /[\d,]+ results/,
    );
    expect(loaded).not.toContain(clients[0]);
  },
);

testIsolated(
  'no code of the search is part of the first load',
  async ({page}) => {
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await open(page, guide);
    const before = loaded.length;
    expect(loaded.join()).not.toContain('search-index');
    await page.keyboard.press('/');
    await expect(partsOf(page).input).toBeFocused();
    const later = loaded.slice(before).filter((url) => url.endsWith('.js'));
    expect(later.length).toBeGreaterThan(0);
  },
);
