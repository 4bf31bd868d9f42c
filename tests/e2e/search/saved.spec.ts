import {
  FAVORITE,
  find,
  holdIndex,
  openModal,
  partsOf,
  readSaved,
  RECENT,
  savedPage,
  store,
} from '../support/search';
import {test} from '../support/reset-window';
import {address, expect, findViolations} from '../support/test';

const range = (count: number) =>
  Array.from({length: count}, (_, place) => savedPage(place + 1));

test('[3.9] [4.24] [5.2] [7.12] a selected hit adds its page to the recent searches', async ({
  page,
}) => {
  await openModal(page);
  await find(page, 'clock');
  const {hits} = partsOf(page);
  const links = await hits
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const place = links.findIndex((link) =>
    /\/(?:guides|tutorials)\/.*#/.test(link),
  );
  expect(place).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < place; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${links[place] ?? '-'}$`));
  const parent = links[place]?.split('#')[0] ?? '-';
  expect(await readSaved(page, RECENT)).toEqual([parent]);
  const text = await page.evaluate((key) => localStorage.getItem(key), RECENT);
  expect(text).not.toMatch(/_highlightResult|_snippetResult/);

  // By mouse, too; a page that is already a favourite isn't added.
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Recent', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Save this search'}).click();
  await expect(page.getByText('Favourites', {exact: true})).toBeVisible();
  const saved = await partsOf(page).hits.last().boundingBox();
  const next = await page.getByText('Start here').boundingBox();
  const distance = (next?.y ?? 0) - (saved?.y ?? 0) - (saved?.height ?? 0);
  expect(distance, 'to the next group').toBeGreaterThan(12);
  expect(await readSaved(page, RECENT)).toEqual([]);
  expect(await readSaved(page, FAVORITE)).toEqual([parent]);
  await find(page, 'clock');
  await hits.nth(place).getByRole('link').click();
  await expect(partsOf(page).dialog).toHaveCount(0);
  expect(await readSaved(page, RECENT)).toEqual([]);
});

test('a selected symbol is saved as itself', async ({page}) => {
  await openModal(page);
  await find(page, 'DataStructure');
  await expect(partsOf(page).hits.first()).toContainText('DataStructure');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/datastructure#DataStructure$/);
  expect(await readSaved(page, RECENT)).toEqual([
    new URL(page.url()).pathname + '#DataStructure',
  ]);
});

test('[4.21] [4.22] [4.23] [9.3] saved searches are opened, promoted and removed by keyboard', async ({
  page,
}) => {
  await store(page, RECENT, range(9));
  await openModal(page);
  const {hits, input, active, groups} = partsOf(page);
  await expect(hits).toHaveCount(7);
  await page.keyboard.press('ArrowDown');
  await expect(active).toContainText('Page 2');

  const save = hits.first().getByRole('button', {name: 'Save this search'});
  while (
    !(await save.evaluate((button) => button === document.activeElement))
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Favourites', {exact: true})).toBeVisible();
  await expect(input).toBeFocused();
  expect(await readSaved(page, FAVORITE)).toEqual(['/saved-1']);
  await expect(groups.first().getByRole('treeitem')).toHaveCount(4);

  const remove = hits
    .first()
    .getByRole('button', {name: 'Remove this search from history'});
  while (
    !(await remove.evaluate((button) => button === document.activeElement))
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(hits.first()).toContainText('Page 3');
  await page
    .getByRole('button', {name: 'Remove this search from favourites'})
    .click();
  await expect(page.getByText('Favourites', {exact: true})).toHaveCount(0);
  expect(await readSaved(page, FAVORITE)).toEqual([]);
});

test('[9.3] [9.4] there are at most ten favourites, and four recent searches next to favourites', async ({
  page,
}) => {
  await store(page, RECENT, range(9));
  await store(
    page,
    FAVORITE,
    range(12).map((entry) => ({...entry, objectID: `f${entry.objectID}`})),
  );
  await openModal(page);
  const {groups} = partsOf(page);
  await expect(groups.nth(0).getByRole('treeitem')).toHaveCount(4);
  await expect(groups.nth(1).getByRole('treeitem')).toHaveCount(10);
});

test('malformed or hostile saved searches are harmless', async ({page}) => {
  const tag = '<img src=x onerror=window.hit=1>';
  await store(page, RECENT, [
    3,
    null,
    {...savedPage(1), url: 'javascript:window.hit=1'},
    {...savedPage(2, tag), content: tag},
    {...savedPage(2, 'twice')},
    {
      ...savedPage(3),
      type: 'content',
      content: tag,
      _snippetResult: {content: {value: tag}},
      _highlightResult: {hierarchy: {lvl0: {value: tag}}},
    },
    {...savedPage(4), hierarchy: {lvl0: 4, lvl1: {deep: tag}}},
  ]);
  await openModal(page);
  await expect(partsOf(page).hits.first()).toContainText(tag);
  await page.keyboard.press('Escape');
  for (const broken of ['{broken', '{}', '7', 'null', '[[]]']) {
    await page.evaluate(
      ([key, text]) => {
        localStorage.setItem(key ?? '', text ?? '');
      },
      [RECENT, broken],
    );
    await page.keyboard.press('Control+k');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await page.keyboard.press('Control+k');
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(page.url()).toContain(address('/'));
});

test('missing rows are neither referenced by the input nor opened by Enter', async ({
  page,
  complaints,
}) => {
  await store(page, RECENT, range(3));
  await openModal(page);
  const {dialog, input, hits} = partsOf(page);
  await expect(hits).toHaveCount(3);
  const url = page.url();
  const expectNoRows = async () => {
    await expect(hits).toHaveCount(0);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    for (const name of ['aria-activedescendant', 'aria-controls']) {
      expect(await input.getAttribute(name)).toBeNull();
    }
    const barriers = await findViolations(page, 'all', '.DocSearch-Container');
    expect(barriers).toEqual([]);
    for (const key of ['Enter', 'ArrowDown', 'Enter']) {
      await input.press(key);
    }
    await expect(dialog).toBeVisible();
    expect(page.url()).toBe(url);
  };

  const release = await holdIndex(page, 'abort');
  await input.fill('pod');
  await test.step('while a first search is slow', async () => {
    await input.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expectNoRows();
  });
  release();
  await test.step('on the error screen', async () => {
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expectNoRows();
  });
  complaints.splice(0);
});
