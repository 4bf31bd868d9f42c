// cspell:ignore qqxxzzvv
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

test('the search page never shows hits of another query as its own', async ({
  page,
}) => {
  await visit(page, '/search?q=qqxxzzvv');
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await expect(status).toHaveText('No results for "qqxxzzvv"');
  await page.evaluate(() => {
    const seen: string[] = [];
    const main = document.querySelector('main');
    const note = () => {
      const said = main?.querySelector('[role=status]')?.textContent;
      seen.push(`${said}|${main?.querySelectorAll('[data-hit]').length}`);
    };
    note();
    new MutationObserver(note).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, {seen});
  });
  const box = page.getByRole('searchbox');
  await box.fill('Pod.start');
  await expect(status).toHaveText(/[\d,]+ results?/);
  await box.fill('');
  await expect(main.getByRole('region', {name: 'Start here'})).toBeVisible();
  await box.fill('qqxxzzvv');
  await expect(status).toHaveText('No results for "qqxxzzvv"');
  const seen = await page.evaluate<string[]>('window.seen');
  const steps = seen
    .map((one) => one.replace(/[1-9][\d,]*/g, 'n'))
    .filter((one, index, all) => one !== all[index - 1]);
  expect(steps).toEqual([
    'No results for "qqxxzzvv"|0',
    'Searching…|0',
    'n results|n',
    'Type a word, a question or the name of a symbol.|0',
    'Searching…|0',
    'No results for "qqxxzzvv"|0',
  ]);
});

test('a query in the URL that is too long is cut, but never within a character', async ({
  page,
}) => {
  const name = 'qx'.repeat(255);
  for (const [text, query] of [
    [`${name}q🚢 ship`, `${name}q`],
    [`${name}🚢 ship`, `${name}🚢`],
  ] as const) {
    await visit(page, `/search?q=${encodeURIComponent(text)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(
      `No results for "${query}"`,
    );
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(
      main.getByRole('link', {name: 'Let us know.'}),
    ).toHaveAttribute('href', new RegExp(encodeURIComponent(query)));
  }
});

test('a search that finds nothing in its section can be widened to all', async ({
  page,
}) => {
  await visit(page, '/search?q=ophthalmology&section=Blog');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    'No results for "ophthalmology"',
  );
  await main.getByRole('button', {name: 'Search every section'}).click();
  await expect(main.getByRole('status')).toHaveText(/[\d,]+ results?/);
  await expect(page).toHaveURL(/\/search\?q=ophthalmology$/);
  await expect(main.getByRole('radio', {name: 'All'})).toBeFocused();
});
