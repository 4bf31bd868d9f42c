import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;
const PHONE = {width: 390, height: 844};

test.use({touch: true});

test('the copy button of an import ends at the right edge of its symbol', async ({
  page,
}) => {
  await visit(page, `${root}/federated/pod`, PHONE);
  const ends = await page
    .locator(
      'section[data-symbol=Pod], section[data-symbol=DatasourceContainer]',
    )
    .evaluateAll((all) =>
      all.map((section) => {
        const button = section.querySelector(':scope > * > div > button');
        const {left = 0, width = 0} = button?.getBoundingClientRect() ?? {};
        // The icon is 28 pixels wide, in the middle of the touch target.
        const end = left + width / 2 + 14;
        return section.getBoundingClientRect().right - end;
      }),
    );
  expect(ends).toHaveLength(2);
  expect(Math.max(...ends.map(Math.abs))).toBeLessThan(1);
});

for (const [path, owner, columns] of [
  ['federated/pod', 'Pod', 2],
  ['hub/api', 'HubClient', 1],
] as const) {
  test(`the member links of ${owner} are large enough, with each name on one line`, async ({
    page,
  }) => {
    await visit(page, `${root}/${path}`, PHONE);
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
