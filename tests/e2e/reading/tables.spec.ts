// cspell:ignore Recalc
import {resize, test, visit} from '../support/visit';
import {expect} from '../support/test';

/** A page with a table for each part of a file. */
const PAGE = '/guides/SDK/reference/task-file';
const HEIGHT = 844;
const MANY = 20;

test('many tables are measured together when the page is resized', async ({
  page,
}) => {
  await visit(page, PAGE, {width: 600, height: HEIGHT});
  const wide = page.getByRole('group', {name: 'Wide table'});
  await expect(wide).toHaveCount(0);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const countStyles = async () => {
    const {metrics} = await client.send('Performance.getMetrics');
    const metric = metrics.find(({name}) => name === 'RecalcStyleCount');
    return metric?.value ?? NaN;
  };
  const before = await countStyles();
  // From this width on, their columns are side by side.
  await resize(page, {width: 1000, height: HEIGHT});
  await expect.poll(() => wide.count()).toBeGreaterThan(MANY);
  // Styles are recalculated for the new width and its consequences.
  expect((await countStyles()) - before).toBeLessThan(MANY);
  await client.detach();
});
