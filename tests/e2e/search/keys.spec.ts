// cspell:ignore qqxxzzvv
import {
  find,
  guide,
  holdIndex,
  openModal,
  partsOf,
  waitForHits,
} from '../support/search';
import {test} from '../support/reset-window';
import {expect, open} from '../support/test';

test('[2.21] [2.22] [4.20] the modal opens by keyboard and button, and restores the focus', async ({
  page,
}) => {
  await open(page, guide);
  const {input, dialog} = partsOf(page);
  const button = page.getByRole('button', {name: 'Search'});
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    // Without DocSearch's styles the modal would be part of the page's flow.
    await expect(page.locator('.DocSearch-Container')).toHaveCSS(
      'position',
      'fixed',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(input).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(input).toHaveValue('p');
  await page.keyboard.type('od');
  await expect(input).toHaveValue('pod');
  await expect(partsOf(page).hits.first()).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test('closing restores the focus to the previous element', async ({page}) => {
  await open(page, guide);
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(partsOf(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('keys that an input method handles neither close the modal nor open a hit', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  const {input, dialog, active} = partsOf(page);
  await expect(active).toHaveCount(1);
  const address = page.url();
  // In Safari, the key that ends a composition comes after it, with this code.
  for (const state of [{isComposing: true}, {keyCode: 229}]) {
    for (const key of ['Escape', 'Enter']) {
      await input.evaluate(
        (field, init) =>
          field.dispatchEvent(
            new KeyboardEvent('keydown', {
              ...init,
              bubbles: true,
              cancelable: true,
            }),
          ),
        {...state, key},
      );
    }
  }
  await expect(dialog).toBeVisible();
  await expect(input).toHaveValue('pod');
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a slash typed into a field does not open the search', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(partsOf(page).dialog).toHaveCount(0);
});

test('[4.14] [4.15] [4.16] [4.17] [4.18] arrows move through the hits, and Enter opens one', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  const {input, hits, active} = partsOf(page);
  await expect(active).toHaveCount(1);
  const count = await hits.count();
  const isActive = async (place: number) => {
    const hit = hits.nth(place);
    await expect(hit).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      (await hit.getAttribute('id')) ?? '',
    );
  };
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await isActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  const target = await hits.nth(1).getByRole('link').getAttribute('href');
  await page.keyboard.press('Alt+Enter');
  await expect(input).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);
  // Headless browsers don't distinguish windows from tabs.
  await page.evaluate(() => {
    const original = window.open.bind(window);
    window.open = (url, name, features) => {
      Object.assign(window, {features: features?.split(',')});
      return original(url, name, features);
    };
  });
  for (const [keys, features] of [
    ['Control+Enter', ['noopener']],
    ['Meta+Enter', ['noopener']],
    ['Shift+Enter', ['noopener', 'popup']],
  ] as const) {
    const other = page.context().waitForEvent('page');
    await page.keyboard.press(keys);
    const opened = await other;
    expect(await page.evaluate('window.features')).toEqual(features);
    expect(new URL(opened.url()).pathname).toBe(target?.split('#')[0]);
    await opened.close();
    await expect(input).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(partsOf(page).dialog).toHaveCount(0);
  await expect.poll(() => page.url()).toContain(target ?? '-');
});

test('Enter waits for the hits of the query as typed, and opens the first one', async ({
  page,
}) => {
  const {dialog, input, hits} = partsOf(page);
  const symbol = /\/private_sql_query#PrivateSqlQuery$/;
  await openModal(page);
  const release = await holdIndex(page);
  await test.step('before any hits', async () => {
    await input.fill('PrivateSqlQuery');
    await input.press('Enter');
    release();
    await expect(page).toHaveURL(symbol);
  });
  await page.unrouteAll();

  await test.step('below hits of a shorter query', async () => {
    await openModal(page);
    await find(page, 'cheat sheet');
    const first = await hits.first().innerText();
    const releaseAgain = await holdIndex(page);
    await input.fill('PrivateSqlQuery');
    expect(await hits.first().innerText()).toBe(first);
    await input.press('Enter');
    await expect(dialog).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(guide);
    releaseAgain();
    await expect(page).toHaveURL(symbol);
  });
});

test('Enter before the hits is forgotten when the reader goes on typing', async ({
  page,
}) => {
  const {dialog, input} = partsOf(page);
  await openModal(page);
  const release = await holdIndex(page);
  await input.fill('PrivateSql');
  await input.press('Enter');
  await input.fill('PrivateSqlQuery');
  release();
  await waitForHits(page);
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(guide);
  await input.press('Enter');
  await expect(dialog).toHaveCount(0);
});

test('a hit on the current page scrolls to its heading', async ({page}) => {
  await open(page, guide);
  const heading = page
    .getByRole('main')
    .getByRole('heading', {level: 2})
    .nth(2);
  const text = (await heading.innerText()).trim();
  await page.keyboard.press('/');
  await find(page, text);
  const id = await heading.getAttribute('id');
  const hit = page.locator(`.DocSearch-Hit a[href$="${guide}#${id ?? '-'}"]`);
  await hit.click();
  await expect(partsOf(page).dialog).toHaveCount(0);
  await expect(heading).toBeInViewport();
});

test('[4.13] [4.19] [4.20] Tab closes the panel, and Escape then clears the query', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'pod');
  const {dialog, input, hits} = partsOf(page);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(hits).toHaveCount(0);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Shift+Tab');
  await expect(input).toBeFocused();
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[4.19] Escape clears a query without hits, and the next one closes the modal', async ({
  page,
  complaints,
}) => {
  await openModal(page);
  const {dialog, input} = partsOf(page);
  const escape = async (notice: string) => {
    await expect(page.getByText(notice)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expect(input).toBeFocused();
  };
  await input.fill('qqxxzzvv');
  await escape('No results for "qqxxzzvv"');
  (await holdIndex(page, 'abort'))();
  await input.fill('federated');
  await escape('Unable to fetch results');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  complaints.splice(0);
});

test('[5.1] [9.6] a query has at most 64 characters', async ({page}) => {
  await openModal(page);
  await page.keyboard.type('pod '.repeat(20));
  await expect(partsOf(page).input).toHaveValue('pod '.repeat(16));
});

test('[5.1] [9.6] selected text becomes a query of at most 64 characters, and is never cut within one', async ({
  page,
}) => {
  await open(page, guide);
  const {dialog, input} = partsOf(page);
  const name = 'qx'.repeat(31);
  for (const [text, query] of [
    ['pod '.repeat(20), 'pod '.repeat(16)],
    [`${name}q🚢 ship`, `${name}q`],
    [`${name}🚢 ship`, `${name}🚢`],
  ] as const) {
    await page.evaluate((selected) => {
      const node = document.createTextNode(selected);
      document.querySelector('article p')?.append(node);
      const range = document.createRange();
      range.selectNodeContents(node);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    }, text);
    await page.keyboard.press('Control+k');
    await expect(input).toHaveValue(query);
    await expect(dialog.getByRole('status')).toHaveText(
      /^(?:[\d,]+ hits?|Nothing found)\.$/,
    );
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
  }
});
