import {address, expect, open, test} from '../support/test';

const GUIDE = '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql';

test.describe('a block of code', () => {
  test('is coloured by classes, without scripts too', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(address(GUIDE));
    const block = page.locator('.theme-code-block').first();
    await expect(block.locator('.code-keyword').first()).toBeVisible();
    await expect(block.locator('[style]')).toHaveCount(0);
    await context.close();
  });

  test('offers to wrap where more than its padding is cut off', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(
      page,
      '/tutorials/advanced-data-science-tasks/training-a-custom-model',
    );
    const blocks = page.locator('.theme-code-block');
    await expect(
      blocks.getByRole('button', {name: 'Copy'}).first(),
    ).toBeVisible();
    await expect(async () => {
      const wrong = await blocks.evaluateAll((all) =>
        all
          .filter((block) => {
            const code = block.querySelector('pre');
            const cut = code ? code.scrollWidth - code.clientWidth : 0;
            return (
              cut > 16 !== (block.querySelector('[aria-pressed]') !== null)
            );
          })
          .map(({textContent}) => textContent.slice(0, 80)),
      );
      expect(wrong).toEqual([]);
    }).toPass();
  });

  test('gives its text to the clipboard, and wraps', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 390, height: 800});
    await open(page, GUIDE);
    const block = page
      .locator('.theme-code-block')
      .filter({has: page.getByRole('button', {name: 'Wrap'})})
      .first();
    const code = block.locator('pre');
    await block.getByRole('button', {name: 'Copy code'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(`${copied}\n`).toBe(await code.textContent());

    const wrap = block.getByRole('button', {name: 'Wrap'});
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(
      await code.evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
});
