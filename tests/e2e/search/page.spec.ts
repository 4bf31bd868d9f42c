// cspell:ignore qqxxzzvv federatd averging
import {home} from '../../../config/home';
import {product} from '../../../config/product';
import {createSearch, EXAMPLES} from '../../../config/search';
import {expectResults, holdIndex} from '../support/search';
import {
  address,
  expect,
  findViolations,
  open,
  test as testIsolated,
} from '../support/test';
import {test, visit} from '../support/visit';

test('[2.2] [9.14] the search page reads its query from the URL and stores it there', async ({
  page,
}) => {
  await visit(page, '/search?q=Pod.start');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/[\d,]+ results?/);
  await expect(main.getByRole('link').first()).toBeVisible();
  await expect(main).toContainText('Pod.start');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('schema');
  await expect(page).toHaveURL(address('/search?q=schema'));
  await expect(page).toHaveTitle(/schema/);
  await page.getByRole('radio', {name: 'Tutorials'}).check();
  await expect(page).toHaveURL(address('/search?q=schema&section=Tutorials'));
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('schema');
  await expect(page.getByRole('radio', {name: 'Tutorials'})).toBeChecked();
  await expect(main.getByRole('heading', {level: 2})).toHaveText(['Tutorials']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    /noindex/,
  );
});

test('the search page without a query explains what it searches, and suggests pages', async ({
  page,
}) => {
  await visit(page, '/search');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'The search covers Guides, Tutorials, API Reference, and Blog.',
  );
  const box = page.getByRole('searchbox');
  await expect(box).toHaveAttribute('placeholder', 'Symbol, question or error');
  await expect(box).toBeFocused();
  const examples = main.getByRole('list', {name: 'A few examples'});
  await expect(examples.getByRole('link')).toHaveText([...EXAMPLES]);
  const example = examples.getByRole('link').first();
  await expect(main.getByRole('region', {name: 'Start here'})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const words = await example.innerText();
  await example.click();
  await expect(page.getByRole('searchbox')).toHaveValue(words);
  await expect(main.getByRole('status')).toHaveText(/[\d,]+ results/);
  await expect(main.getByRole('region', {name: 'Start here'})).toHaveCount(0);

  await page.getByRole('searchbox').fill('Glossary');
  const first = main.getByRole('heading', {level: 2}).first();
  await expect(first).toHaveText('Best match');
});

test('the search page does not move the focus with a query or on a phone', async ({
  page,
}) => {
  await visit(page, '/search?q=pod');
  await expect(page.locator('[data-hit]').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await visit(page, '/search', {width: 390, height: 800});
  await expect(page.getByRole('region', {name: 'Start here'})).toBeVisible();
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('each example has results', async ({page}) => {
  await visit(page, '/search');
  const box = page.getByRole('searchbox');
  const hits = page.locator('[data-hit]');
  for (const query of EXAMPLES) {
    await box.fill('');
    await expect(hits).toHaveCount(0);
    await box.fill(query);
    await expect(hits.first(), query).toBeVisible();
  }
});

test('each section shows up to three hits, and links to more', async ({
  page,
}) => {
  await visit(page, '/search?q=pod');
  const reference = page
    .getByRole('main')
    .getByRole('region', {name: 'API Reference'});
  await expect(reference.locator('[data-hit]').first()).toBeVisible();
  expect(await reference.locator('[data-hit]').count()).toBeGreaterThan(2);
  const more = reference.getByRole('button', {name: 'More in API Reference'});
  const {height = 0} = (await more.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(24);
  await more.click();
  await expect(page).toHaveURL(address('/search?q=pod&section=API+Reference'));
  const choice = page.getByRole('radio', {name: 'API Reference'});
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
  await expect(page.locator('[data-hit]')).toHaveCount(20);
  await expect(more).toHaveCount(0);
  const all = page.locator('[data-hit]');
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(all).toHaveCount(40);
});

test('[8.3] a query without results suggests next steps', async ({page}) => {
  await visit(page, '/search?q=qqxxzzvv');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    'No results for "qqxxzzvv"',
  );
  await expect(main).toContainText('Believe this query should return results?');
  await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*qqxxzzvv/,
  );
  await expect(
    main.getByRole('region', {name: 'Start here'}).getByRole('link'),
  ).toHaveCount(createSearch(product, home).quickLinks.length);
  expect(await findViolations(page)).toEqual([]);
  const suggestions = main
    .getByRole('list', {name: 'Try searching for'})
    .getByRole('link');
  await expect(suggestions).toHaveCount(3);
  const text = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(page.getByRole('searchbox')).toHaveValue(text);
  await expect(page.locator('[data-hit]').first()).toBeVisible();
  await expect(suggestions).toHaveCount(0);
});

test('a symbol is shown with its summary, and a page without its tables', async ({
  page,
}) => {
  await visit(page, '/search?q=DataNotAvailableError');
  const hit = page.locator('[data-hit]').first();
  await expect(hit).toContainText('Exception of');
  await visit(page, '/search?q=Pod.start&section=API+Reference');
  await expect(page.locator('[data-hit]').first()).toBeVisible();
  for (const text of await page.locator('[data-hit]').allInnerTexts()) {
    expect(text).not.toMatch(/Raises:|\bdef \w|Returns:/);
  }
});

test('a page is shown with its breadcrumbs and opening, and a section with its page', async ({
  page,
}) => {
  await visit(page, '/search?q=before+you+begin&section=Guides');
  const main = page.getByRole('main');
  const sections = main.getByRole('link', {name: 'Before you begin'});
  await expect(sections.first()).toBeVisible();
  const names = await sections.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? link.textContent),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await visit(page, '/search?q=pod+policies');
  const hit = main.getByRole('listitem').filter({
    has: page.getByRole('link', {name: 'Pod policies', exact: true}),
  });
  await expect(hit.locator('p').first()).toHaveText(
    'Guides › SDK › For data custodians › Managing pod access',
  );
  const found = page
    .locator('[data-hit]')
    .filter({has: page.getByRole('heading', {name: 'Pod policies'})})
    .first();
  await expect(found.locator('p').last()).toHaveText(/^[A-Z]/);
  await hit.getByRole('link').first().click();
  await expect(page.locator('.breadcrumbs__item')).toHaveText([
    '',
    'Guides',
    'SDK',
    'For data custodians',
    'Managing pod access',
    'Pod policies',
  ]);
});

test('the sections of a found page are listed below it, with its title in their names', async ({
  page,
}) => {
  await visit(page, '/search?q=pod&section=Guides');
  const section = page.locator('[data-hit] [data-hit]').first();
  const own = section
    .locator('xpath=ancestor::li')
    .getByRole('heading', {level: 3});
  const heading = section.getByRole('heading', {level: 4});
  await expect(heading.getByRole('link')).toHaveAccessibleName(
    `${await own.innerText()} › ${await heading.innerText()}`,
  );
  expect((await heading.boundingBox())?.x).toBeGreaterThan(
    (await own.boundingBox())?.x ?? Infinity,
  );
  expect(await findViolations(page)).toEqual([]);
});

test('the search page works by keyboard alone', async ({page}) => {
  await visit(page, '/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    'Type a word, a question or the name of a symbol.',
  );
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('pod');
  await expect(main.getByRole('status')).toHaveText(/[\d,]+ results/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', {name: 'API Reference'})).toBeFocused();
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'API Reference',
  ]);
  const results = main.getByRole('listitem');
  await expect(results).toHaveCount(20);
  const more = page.getByRole('button', {name: 'Show more results'});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(40);
  // The focus moves to the first new hit, not to the top.
  const focused = page.locator('[data-hit] a:focus');
  await expect(focused).toHaveCount(1);
  const target = await focused.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(target ?? '-');
});

test('the search field of the home page opens the results', async ({page}) => {
  await visit(page, '/');
  const field = page.getByRole('searchbox', {name: 'Or search the docs'});
  await field.fill('secure agregation');
  await field.press('Enter');
  await expect(page).toHaveURL(address('/search?q=secure+agregation'));
  await expectResults(page);
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
});

testIsolated(
  'space is reserved for results while they load, without animation with reduced motion',
  async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await holdIndex(page);
    await open(page, '/search?q=pod');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('Searching…');
    await expect(main.getByRole('region', {name: 'Start here'})).toHaveCount(0);
    const rows = main.locator('[aria-hidden] > div:has(> span)');
    await expect(rows).toHaveCount(6);
    const place = rows.first().locator('xpath=..');
    await expect(place).toHaveCSS('animation-name', 'none');
    const before = await rows.first().boundingBox();
    release();
    const hit = page.locator('[data-hit]').first();
    await expect(hit).toBeVisible();
    await expect(rows).toHaveCount(0);
    const after = await hit.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(8);
    expect(await findViolations(page)).toEqual([]);
  },
);

test('a query with typing errors shows the corrected query', async ({page}) => {
  await visit(page, '/search?q=federatd+averging');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^1,\d{3} resultsShowing results for “federated averaging”\.$/,
  );
});

test('a symbol is distinguished from a word by case, and shows its kind', async ({
  page,
}) => {
  await visit(page, '/search?q=Pod&section=API+Reference');
  const first = page.locator('[data-hit]').first();
  await expect(first.getByRole('link').locator('code')).toHaveText('Pod');
  await expect(first).toContainText(
    `Class of ${product.sdk.package}.federated.pod`,
  );
});

test('a glossary term is found, and is in the page’s Markdown copy', async ({
  page,
}) => {
  const glossary = `/guides/general-reference/${product.slug}-glossary`;
  await visit(page, '/search?q=access+manager');
  const hit = page.locator(`a[href="${address(glossary)}#access-manager"]`);
  await expect(hit).toBeVisible();
  const text = await page.request.get(address(`${glossary}.md`));
  expect(await text.text()).toContain('### Access manager\n');
});
