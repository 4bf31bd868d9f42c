import {product} from '../../../config/product';
import {address, expect, open, test} from '../support/test';

const root = `/api/${product.sdk.package}`;
const long = `${root}/backends/pytorch/models/federated_model`;

test('a long example expands before React runs, and is copied and printed completely', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(address(long));
  const more = page.getByText(/^Show all \d+ lines$/).first();
  const example = more.locator('xpath=ancestor::div[1]');
  const code = example.locator('pre');
  const heightOf = async () => (await code.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  expect(folded).toBeLessThan(340);
  await more.click();
  await expect.poll(heightOf).toBeGreaterThan(folded + 80);
  await expect(page.locator('html')).not.toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await example.getByText('Show fewer lines').click();
  await expect.poll(heightOf).toBe(folded);
  await page.emulateMedia({media: 'print'});
  expect(await heightOf()).toBeGreaterThan(folded + 80);
  await page.emulateMedia({media: 'screen'});

  await open(page, long);
  await example.getByRole('button', {name: 'Copy code'}).click();
  await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [count] = /\d+/.exec((await more.textContent()) ?? '') ?? [];
  expect(copied.trimEnd().split('\n')).toHaveLength(Number(count));
});
