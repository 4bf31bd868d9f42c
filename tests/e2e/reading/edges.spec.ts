import {expect} from '../support/test';
import {test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE = '/guides/SDK/for-data-scientists/machine-learning-tasks';
const TUTORIAL =
  '/tutorials/connecting-data-and-creating-pods/running-a-segmentation-data-pod';

for (const path of [GUIDE, TUTORIAL]) {
  test(`prose, tables, code and drawings share one right edge: ${path}`, async ({
    page,
  }) => {
    await visit(page, path, {width: 1440, height: 900});
    const edges = await page
      .locator(
        '.markdown > :is(p, ul, figure, .theme-code-block, div:has(> table))',
      )
      .evaluateAll((parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().right)),
      );
    expect(edges.length).toBeGreaterThan(10);
    expect([...new Set(edges)]).toHaveLength(1);
  });
}

test('an output is attached to the code that prints it', async ({page}) => {
  await visit(page, TUTORIAL);
  const gap = await page
    .locator('.theme-code-block + .theme-code-block')
    .filter({has: page.getByText('Output', {exact: true})})
    .first()
    .evaluate(
      (output) =>
        output.getBoundingClientRect().top -
        (output.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
    );
  expect(Math.abs(gap)).toBeLessThan(2);
});

test('an output is attached to the tab whose code prints it', async ({
  page,
}) => {
  await visit(page, '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql');
  const output = page.locator('div:has([role=tabpanel]) + .theme-code-block');
  await expect(output).toContainText('Output');
  const tabs = output.locator('xpath=preceding-sibling::*[1]');
  for (const tab of await tabs.getByRole('tab').all()) {
    await tab.click();
    const code = await tabs
      .getByRole('tabpanel')
      .locator('.theme-code-block')
      .last()
      .boundingBox();
    const box = await output.boundingBox();
    const end = (code?.y ?? 0) + (code?.height ?? 0);
    expect(Math.abs((box?.y ?? -99) - end)).toBeLessThan(2);
  }
});
