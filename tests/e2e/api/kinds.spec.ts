import {product} from '../../../config/product';
import {expect} from '../support/test';
import {test, visit} from '../support/visit';

const root = `/api/${product.sdk.package}`;

test('a selected kind of the index does not move the others', async ({
  page,
}) => {
  await visit(page, `${root}/symbol-index`, {width: 1440, height: 900});
  const kinds = page.getByRole('group', {name: 'Kinds of symbols'});
  const radios = kinds.getByRole('radio');
  const places = () =>
    radios.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().x),
    );
  const before = await places();
  await radios.last().check();
  await expect(page.locator('section li')).not.toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('on a phone, a kind from the address is in sight', async ({page}) => {
  await visit(page, `${root}/symbol-index?kind=modules`, {
    width: 390,
    height: 844,
  });
  const modules = page.locator('label', {hasText: /^Modules/});
  await expect(modules.getByRole('radio')).toBeChecked();
  await expect(modules).toBeInViewport({ratio: 1});
  const first = page.locator('label', {hasText: /^Top level/});
  await expect(first).toHaveCount(1);
  await expect(first).not.toBeInViewport();
});
