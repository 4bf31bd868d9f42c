import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit, visitFirst} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const root = `/api/${product.sdk.package}`;
const long = `${root}/hub/api`;

/** The visible rows of code; the first row of a line starts with its line break. */
function rowsOf(signs: readonly [sign: string, top: number][]): string[] {
  const rows: string[] = [];
  let before: number | undefined;
  for (const [sign, top] of signs) {
    if (sign === '\n') {
      before = undefined;
    } else if (sign !== ' ') {
      const isNew = before === undefined || Math.abs(top - before) > 6;
      const start = before === undefined ? '\n' : '';
      rows.push((isNew ? start : (rows.pop() ?? '')) + sign);
      before = top;
    }
  }
  return rows;
}

test('no bracket of a signature is alone on a line on a phone', async ({
  page,
}) => {
  await visit(page, `${root}/federated/protocols/base`, {
    width: 390,
    height: 800,
  });
  const signatures = await page
    .getByRole('group', {name: /^(?:Class|Constructor|Signature) /})
    .locator('code')
    .evaluateAll((all) =>
      all.map((code) => {
        const signs: [sign: string, top: number][] = [];
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          const {currentNode} = texts;
          const text = currentNode.nodeValue ?? '';
          for (let index = 0; index < text.length; index += 1) {
            range.setStart(currentNode, index);
            range.setEnd(currentNode, index + 1);
            signs.push([text.charAt(index), range.getBoundingClientRect().top]);
          }
        }
        return signs;
      }),
    );
  expect(signatures.length).toBeGreaterThan(10);
  const alone = signatures
    .flatMap(rowsOf)
    .filter((row) => /^[\])},:]+$/.test(row));
  expect(alone).toEqual([]);
});

test('a long signature expands completely before React runs', async ({
  page,
}) => {
  await visitFirst(page, `${root}/federated/pod`);
  const box = page.getByRole('group', {
    name: 'Constructor of Pod',
    exact: true,
  });
  const fold = page.locator('div').filter({has: box}).last();
  const last = box.locator('a[href^="#"]').last();
  const isShown = () =>
    last.evaluate((link) => {
      const bottom = link.closest('pre')?.getBoundingClientRect().bottom ?? 0;
      return link.getBoundingClientRect().bottom < bottom;
    });
  expect(await isShown()).toBe(false);
  await fold.getByText(/^Show all \d+ parameters$/).click();
  await expect.poll(isShown).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await fold.getByText('Show fewer parameters').click();
  await expect.poll(isShown).toBe(false);
  const name = (await last.textContent()) ?? '-';
  const selected = await box.evaluate((node) => {
    getSelection()?.selectAllChildren(node);
    return getSelection()?.toString();
  });
  expect(selected).toMatch(/^class Pod\(\n[^]*\n\)$/);
  expect(selected).toContain(`\n    ${name}: `);
  await page.emulateMedia({media: 'print'});
  expect(await isShown()).toBe(true);
  await page.emulateMedia({media: 'screen'});
  await last.focus();
  expect(await isShown(), 'the focused element is visible').toBe(true);
});

test('a parameter links from its signature to its description', async ({
  page,
}) => {
  await visit(page, long);
  const link = page
    .getByRole('group', {name: 'Signature of HubClient.upload_model'})
    .first()
    .getByRole('link', {name: 'private', exact: true});
  await expect(link).toHaveCSS('text-decoration-color', 'rgba(0, 0, 0, 0)');
  await link.focus();
  await page.keyboard.press('Enter');
  const description = page.locator('[id="HubClient.upload_model(private)"]');
  await expect(description).toBeInViewport();
  await expect(description).toHaveAttribute('data-target', '');
});
