// cspell:ignore Recalc
import {resize, test, visit} from '../support/visit';
import {expect} from '../support/test';

/** A page with a table for each part of a file. */
const PAGE = '/guides/SDK/reference/task-file';
const HEIGHT = 844;
const MANY = 20;

test('a wide table becomes a group when it is near the window', async ({
  page,
}) => {
  await visit(page, PAGE, {width: 600, height: HEIGHT});
  await resize(page, {width: 1000, height: HEIGHT});
  const wide = page.locator('div[role=group]:has(> table)');
  await expect.poll(() => wide.count()).toBeGreaterThan(0);
  const before = await wide.count();
  expect(before).toBeLessThan(MANY);
  await page.locator('div:has(> table)').last().scrollIntoViewIfNeeded();
  await expect.poll(() => wide.count()).toBeGreaterThan(before);

  // While it is not laid out, its content gets narrow, but its size stays.
  const box = await wide.last().elementHandle();
  await box.evaluate(async (element: HTMLElement) => {
    element.style.blockSize = `${element.clientHeight}px`;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    scrollTo({top: 0, behavior: 'instant'});
  });
  const isLaidOut = () =>
    box.evaluate(({firstElementChild: table}) =>
      table?.checkVisibility({contentVisibilityAuto: true}),
    );
  await expect.poll(isLaidOut).toBe(false);
  expect(await box.getAttribute('role')).toBe('group');
  await box.evaluate(({firstElementChild: table}) => {
    (table as HTMLElement).style.display = 'none';
  });
  await box.scrollIntoViewIfNeeded();
  await expect.poll(() => box.getAttribute('role')).toBeNull();
  // The next test opens the page again.
  await page.goto('about:blank');
});

test('many tables are measured together when the page is resized', async ({
  page,
}) => {
  await visit(page, PAGE, {width: 600, height: HEIGHT});
  const wide = page.getByRole('group', {name: 'Wide table'});
  await expect(wide).toHaveCount(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('div { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
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
