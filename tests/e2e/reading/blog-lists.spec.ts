import {topsOf} from '../support/edges';
import {address, expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

for (const [path, steps] of [
  ['/blog/archive', ['Blog', 'Archive']],
  ['/blog/authors', ['Blog', 'Authors']],
  ['/blog/tags', ['Blog', 'Tags']],
  ['/blog/tags/hello', ['Blog', 'Tags', 'hello']],
] as const) {
  test(`${path} has breadcrumbs`, async ({page}) => {
    await visit(page, path, {width: 1440, height: 900});
    const way = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(way.getByRole('listitem')).toHaveText(steps);
    const [above = 0, below = 0] = await topsOf([
      way,
      page.getByRole('heading', {level: 1}),
    ]);
    expect(above).toBeLessThan(below);
    await way.getByRole('link').last().click();
    await expect(page).toHaveURL(
      address(steps.length > 2 ? '/blog/tags' : '/blog'),
    );
  });
}

test('the list describes the blog on one line below its title', async ({
  page,
}) => {
  await visit(page, '/blog');
  const about = page.getByText('News and notes from the people who build');
  const [title, line, post] = await Promise.all(
    [
      page.getByRole('heading', {level: 1}),
      about,
      page.getByRole('article').first(),
    ].map((part) => part.boundingBox()),
  );
  expect(line?.x).toBe(title?.x);
  expect(line?.y).toBeGreaterThan(
    (title?.y ?? Infinity) + (title?.height ?? 0),
  );
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThan(
    post?.y ?? 0,
  );
});

test('the newest post comes first, the others are aligned, and each is clickable as a whole and has one line of facts', async ({
  page,
}) => {
  await visit(page, '/blog', {width: 1440, height: 900});
  const posts = page.getByRole('article');
  const starts = await posts
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().x),
    );
  expect(starts).toHaveLength(await posts.count());
  const [lead = 0, ...others] = starts;
  expect(new Set(others).size).toBe(1);
  expect(lead).toBeGreaterThan(others[0] ?? Infinity);
  const [newest = 0, next = Infinity] = await posts
    .getByRole('heading')
    .evaluateAll((titles) =>
      titles.map((title) =>
        Number.parseFloat(getComputedStyle(title).fontSize),
      ),
    );
  expect(newest).toBeGreaterThan(next);
  // Its text is centred beside its cover, that of other posts starts at the top.
  const [[above = 0, below = Infinity] = [], ...drops] =
    await posts.evaluateAll((articles) =>
      articles.map((article) => {
        const [words, text, cover] = ['header', '.markdown', 'svg'].map(
          (part) => article.querySelector(part)?.getBoundingClientRect(),
        );
        return words && text && cover
          ? [words.top - cover.top, cover.bottom - text.bottom].map(Math.round)
          : [];
      }),
    );
  expect(above).toBeGreaterThan(12);
  expect(Math.abs(above - below)).toBeLessThan(16);
  expect(new Set(drops.map(([top]) => top)).size).toBe(1);
  expect(drops[0]?.[0]).toBeLessThan(12);
  const [lowest, highest] = await posts
    .locator('.markdown')
    .evaluateAll((texts) => {
      const lines = texts.map(
        (text) =>
          text.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(text).lineHeight),
      );
      return [Math.min(...lines), Math.max(...lines)];
    });
  expect(lowest).toBeGreaterThan(0);
  expect(highest).toBeLessThan(3.5);
  const two = posts.filter({has: page.getByText('Welcome to the')});
  await expect(two.locator('header')).toContainText(
    'min read · Documentation team, Platform team',
  );
  // Its tags are on its page; here its title is the only link.
  await expect(two.getByRole('link')).toHaveCount(1);
  await two.scrollIntoViewIfNeeded();
  const text = await two.locator('.markdown').boundingBox();
  await page.mouse.click(text?.x ?? 0, text?.y ?? 0);
  await expect(page).toHaveURL(address('/blog/welcome'));
});

test('the lists of posts link to each other at the same position', async ({
  page,
}) => {
  await visit(page, '/blog');
  const ways = page.getByRole('list', {name: 'Lists of posts'});
  const names = ['Posts', 'Archive', 'Tags', 'RSS'];
  await expect(ways.getByRole('link')).toHaveText(names);
  const place = await ways.boundingBox();
  const feed = await ways.getByRole('link', {name: 'RSS'}).getAttribute('href');
  expect(feed).toBe(address('/blog/rss.xml'));
  expect((await page.request.get(address('/blog/rss.xml'))).ok()).toBe(true);
  for (const [name, path] of [
    ['Archive', '/blog/archive'],
    ['Tags', '/blog/tags'],
    ['Posts', '/blog'],
  ] as const) {
    await ways.getByRole('link', {name}).click();
    await expect(page).toHaveURL(address(path));
    await expect(ways.getByRole('link', {name})).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await ways.boundingBox()).toEqual(place);
  }
});

test('the archive shows the reading time of each post', async ({page}) => {
  await visit(page, '/blog/archive');
  const posts = page.getByRole('main').locator('li:has(> time)');
  expect(await posts.count()).toBeGreaterThan(3);
  await expect(posts.filter({hasText: /\d min read/})).toHaveCount(
    await posts.count(),
  );
});

test('a tag lists as many posts as it counts, or links to all of them', async ({
  page,
}) => {
  await visit(page, '/blog/tags');
  const tags = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('paragraph')});
  expect(await tags.count()).toBeGreaterThan(3);
  for (const tag of await tags.all()) {
    const links = tag.getByRole('link');
    const count = /\d+$/.exec((await links.first().textContent()) ?? '')?.[0];
    const all = tag.getByRole('link', {name: `All ${count} posts`});
    if ((await all.count()) === 0) {
      await expect(links).toHaveCount(Number(count) + 1);
    }
  }
});

test('the authors of a post link to all posts of theirs', async ({page}) => {
  await visit(page, '/blog/welcome');
  await page
    .getByRole('article')
    .locator('header')
    .getByRole('link', {name: 'Platform team'})
    .click();
  await expect(page).toHaveURL(address('/blog/authors#platform'));
  const author = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', {name: 'Platform team'}),
    });
  await expect(author).toBeInViewport();
  await expect(author).toContainText('Builds the pods');
  await author.getByRole('link', {name: 'Welcome to the'}).click();
  await expect(page).toHaveURL(address('/blog/welcome'));
});
