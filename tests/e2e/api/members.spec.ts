import {product} from '../../../config/product';
import {address, expect, open, test} from '../support/test';

const root = `/api/${product.sdk.package}`;
const long = `${root}/hub/api`;

test('the members of a long class stand in line', async ({page}) => {
  await open(page, long);
  const members = page.getByRole('navigation', {name: 'Members of HubClient'});
  const links = members.getByRole('listitem');
  const tops = () =>
    links.evaluateAll((items) =>
      items
        .filter((item) => item.getClientRects().length > 0)
        .slice(0, 3)
        .map((item) => Math.round(item.getBoundingClientRect().top)),
    );
  expect(new Set(await tops()).size).toBe(1);
  await expect(members.locator('li.py-is-property')).toHaveText([
    'session',
    'url',
  ]);
  await members.getByLabel('Jump to a member').fill('get_');
  await expect(members.getByText(/^\d+ of \d+$/)).toBeVisible();
  expect(new Set(await tops()).size).toBe(1);
  await members.getByRole('link', {name: 'get_schema'}).click();
  await expect(page.locator('[id="HubClient.get_schema"]')).toBeInViewport();
});

test('what a class inherits is a line for each base, above its own members', async ({
  page,
}) => {
  await open(page, `${root}/data/datasources/base_source`);
  const line = page.locator('section[data-symbol=BaseSource] > p', {
    hasText: 'Inherited from',
  });
  await expect(line).toHaveText(
    'Inherited from UsedForConfigSchemas: is_config_schema',
  );
  expect((await line.boundingBox())?.height).toBeLessThan(32);
  const first = page.locator('[id="BaseSource.name"]');
  expect((await line.boundingBox())?.y).toBeLessThan(
    (await first.boundingBox())?.y ?? 0,
  );
  await line.getByRole('link', {name: 'is_config_schema'}).click();
  await expect(
    page.locator('[id="UsedForConfigSchemas.is_config_schema"]'),
  ).toBeInViewport();
});

for (const width of [1440, 390]) {
  test(`a long list shows its first rows, all of them on demand before React runs, and those that are asked for, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(address(root));
    const unfold = page.getByText(/^Show all \d+ classes$/);
    const list = page.locator('ul:has(+ details)', {
      has: page.locator('li.py-is-class'),
    });
    const height = async () => (await list.boundingBox())?.height ?? 0;
    const folded = await height();
    expect(folded).toBeLessThan(500);
    const last = list.locator('li > a').last();
    await last.focus();
    await expect(last, 'what has the focus is in sight').toBeInViewport();
    await unfold.click();
    await expect.poll(height).toBeGreaterThan(3 * folded);
    await expect(page.locator('html')).not.toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
    await page.getByText('Show fewer classes').click();
    await expect.poll(height).toBe(folded);

    const name = (await last.textContent()) ?? '';
    const row = page.locator(`[id="${name}"]`);
    await page.goto(address(`${root}#${name}`));
    await expect(row).toBeInViewport({ratio: 1});
    expect(await height(), 'a link unfolds it').toBeGreaterThan(3 * folded);
    await expect(unfold).toBeHidden();
    await open(page, root);
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `#${hash}`;
      document.querySelector('article p')?.append(link);
      link.click();
    }, name);
    await expect(row).toBeInViewport({ratio: 1});
    await page.emulateMedia({media: 'print'});
    expect(await height(), 'whole on paper').toBeGreaterThan(3 * folded);
  });
}

test('a package leads from its long lists to the index of all symbols', async ({
  page,
}) => {
  await open(page, root);
  await page
    .locator('article')
    .getByRole('link', {name: 'index of all symbols'})
    .click();
  await expect(page).toHaveURL(/\/symbol-index$/);
});

test('the links to the members of a class stand right above them', async ({
  page,
}) => {
  await open(page, `${root}/federated/pod`);
  const members = page.getByRole('navigation', {name: 'Members of Pod'});
  await expect(members.locator('xpath=following-sibling::*[1]')).toHaveText(
    /^Properties \d+$/,
  );
});

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  for (const [path, owner, columns] of [
    ['federated/pod', 'Pod', 2],
    ['hub/api', 'HubClient', 1],
  ] as const) {
    test(`the members of ${owner} are large enough, their names in one line each`, async ({
      page,
    }) => {
      await open(page, `${root}/${path}`);
      const members = page.getByRole('navigation', {
        name: `Members of ${owner}`,
      });
      const links = await members.getByRole('link').evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          const lines = [...text.getClientRects()].map(({bottom}) => bottom);
          const {height, x} = link.getBoundingClientRect();
          return {height, x, lines: new Set(lines).size};
        }),
      );
      expect(Math.min(...links.map(({height}) => height))).toBeGreaterThan(43);
      expect(Math.max(...links.map(({lines}) => lines))).toBe(1);
      expect(new Set(links.map(({x}) => x)).size).toBe(columns);
      const field = members.getByLabel('Jump to a member');
      const [box, room] = [
        await field.boundingBox(),
        await members.getByRole('list').boundingBox(),
      ];
      expect(box?.height).toBeGreaterThan(43);
      expect(box?.width).toBe(room?.width);
    });
  }

  test('what copies an import ends where the source of the symbol does', async ({
    page,
  }) => {
    await open(page, `${root}/federated/pod`);
    const ends = await page
      .locator(
        'section[data-symbol=Pod], section[data-symbol=DatasourceContainer]',
      )
      .evaluateAll((all) =>
        all.map((section) => {
          const button = section.querySelector(':scope > div > button');
          const {left = 0, width = 0} = button?.getBoundingClientRect() ?? {};
          // The sign is 28 pixels wide, in the middle of what a finger may hit.
          const end = left + width / 2 + 14;
          return section.getBoundingClientRect().right - end;
        }),
      );
    expect(ends).toHaveLength(2);
    expect(Math.max(...ends.map(Math.abs))).toBeLessThan(1);
  });
});
