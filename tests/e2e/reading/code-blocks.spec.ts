import {address, expect} from '../support/test';
import {resize, test, visit} from '../support/visit';

// The tests of one page are grouped and share it.
test.describe.configure({mode: 'default'});

const GUIDE = '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql';
const DEPLOYING = '/guides/SDK/for-data-custodians/setting-up/deploying-pods';
const LONG = '/tutorials/advanced-data-science-tasks/training-a-custom-model';

test.describe('a block of code', () => {
  test('is highlighted with classes, also without scripts', async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(address(GUIDE));
    const block = page.locator('.theme-code-block').first();
    await expect(block.locator('.code-keyword').first()).toBeVisible();
    await expect(block.locator('[style]')).toHaveCount(0);
    await context.close();
  });

  test('offers to wrap lines if more than its padding is cut off', async ({
    page,
  }) => {
    await visit(page, LONG, {width: 1440, height: 900});
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
            const wrap = block.querySelector('[aria-pressed]');
            const isOffered =
              wrap !== null && getComputedStyle(wrap).visibility === 'visible';
            // Overflow into the padding doesn't hide any code.
            return isOffered ? cut <= 0 : cut > 16;
          })
          .map(({textContent}) => textContent.slice(0, 80)),
      );
      expect(wrong).toEqual([]);
    }).toPass();
  });

  test('shows lines of 72 characters completely in a wide column', async ({
    page,
  }) => {
    await visit(page, LONG, {width: 1440, height: 900});
    const cut = await page
      .locator('.markdown > .theme-code-block pre')
      .evaluateAll((all) =>
        all.flatMap((box) => {
          const lines = box.textContent.split('\n');
          const longest = Math.max(...lines.map(({length}) => length));
          return longest <= 72 && box.scrollWidth > box.clientWidth
            ? [longest]
            : [];
        }),
      );
    expect(cut).toEqual([]);
  });

  test('fades out only if it continues', async ({page}) => {
    await visit(page, LONG, {width: 390, height: 844});
    const code = page.locator('.theme-code-block pre');
    const fades = () =>
      code.evaluateAll((all) =>
        all.map((box) => ({
          goesOn: box.scrollWidth > box.clientWidth,
          fades: getComputedStyle(box).maskImage !== 'none',
        })),
      );
    await expect
      .poll(async () =>
        (await fades()).filter((one) => one.fades !== one.goesOn),
      )
      .toEqual([]);
    expect((await fades()).some((one) => one.goesOn)).toBe(true);
    expect((await fades()).some((one) => !one.goesOn)).toBe(true);
    await code.evaluateAll((all) => {
      for (const box of all) {
        box.scrollLeft = box.scrollWidth;
      }
    });
    await expect
      .poll(async () => (await fades()).filter((one) => one.fades))
      .toEqual([]);
  });

  test('keeps its buttons together beside a long file name', async ({page}) => {
    await visit(page, DEPLOYING, {width: 390, height: 844});
    for (const width of [390, 320]) {
      await resize(page, {width, height: 844});
      const rows = await page.locator('.theme-code-block').evaluateAll((all) =>
        all.map((block) => {
          const tops = [...block.querySelectorAll(':scope > div > button')].map(
            (button) => Math.round(button.getBoundingClientRect().top),
          );
          const [name, ...others] = block.querySelectorAll(
            ':scope > div > :is(span:not([role]), button)',
          );
          return {
            name: name?.textContent,
            rows: new Set(tops).size,
            isClear: others.every(
              (part) =>
                part.getBoundingClientRect().left >=
                (name?.getBoundingClientRect().right ?? Infinity),
            ),
          };
        }),
      );
      expect(rows.map(({name}) => name)).toContain(
        'census-income-demo.service',
      );
      expect(rows.filter((row) => row.rows !== 1 || !row.isClear)).toEqual([]);
    }
  });

  test('copies its text, and wraps', async ({page}) => {
    await page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, GUIDE, {width: 390, height: 800});
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

  for (const width of [1440, 800]) {
    test(`stays in place when a button that sticks to the window is focused, at ${width} px`, async ({
      page,
    }) => {
      await visit(page, LONG, {width, height: 700});
      const long = page
        .locator('.theme-code-block')
        .filter({hasText: 'IncomeModel.py'})
        .first();
      const copy = long.getByRole('button', {name: 'Copy code'});
      for (const isHidden of [true, false]) {
        await long.locator('pre').evaluate((box, isDown) => {
          const top = box.getBoundingClientRect().top + window.scrollY + 300;
          // The navbar hides on the way down and shows on the way up.
          window.scrollTo({top: top - 50, behavior: 'instant'});
          window.scrollTo({top: isDown ? top : top - 100, behavior: 'instant'});
        }, isHidden);
        await page.mouse.move(width / 2, 400);
        await page.mouse.wheel(0, isHidden ? 120 : -120);
        await expect(page.locator('html[data-scrolled-down]')).toHaveCount(
          isHidden ? 1 : 0,
        );
        await expect(copy).toBeInViewport({ratio: 1});
        const before = await page.evaluate(() => window.scrollY);
        await copy.focus();
        await expect(copy).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
        await copy.blur();
      }
    });
  }

  for (const [width, javaScriptEnabled] of [
    [1440, true],
    [1440, false],
    [390, true],
    [390, false],
  ] as const) {
    test(`keeps its name and buttons visible below the bars while scrolling, if it is long, at ${width} px, ${javaScriptEnabled ? 'before React runs' : 'without scripts'}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: {width, height: 700},
      });
      const page = await context.newPage();
      await page.goto(address(LONG));
      const blocks = page.locator('.theme-code-block');
      const long = blocks.filter({hasText: 'IncomeModel.py'}).first();
      const bar = long.locator(':scope > div').first();
      const height = await long.locator('pre').evaluate((box) => {
        // To the middle of the block.
        window.scrollTo({
          top: box.getBoundingClientRect().top + window.scrollY + 300,
          behavior: 'instant',
        });
        return box.getBoundingClientRect().height;
      });
      expect(height).toBeGreaterThan(700);
      await expect(bar).toBeInViewport({ratio: 1});
      // It covers the code, none of which is visible above it.
      await expect
        .poll(() =>
          bar.evaluate((box) => {
            const {left, top, bottom} = box.getBoundingClientRect();
            const at = (y: number) => document.elementFromPoint(left + 40, y);
            const above = Array.from({length: Math.ceil(top / 4)}, (_, step) =>
              at(step * 4),
            );
            return {
              isOnTop: box.contains(at((top + bottom) / 2)),
              code: above.filter((part) => part?.closest('pre')).length,
            };
          }),
        )
        .toEqual({isOnTop: true, code: 0});
      const positions = await blocks.evaluateAll((all) =>
        all.flatMap((block) => {
          const lines = block.querySelector('pre')?.textContent.split('\n');
          const head = block.querySelector(':scope > div');
          return head && (lines?.length ?? 0) < 20
            ? getComputedStyle(head).position
            : [];
        }),
      );
      expect([...new Set(positions)]).toEqual(['static']);
      await context.close();
    });
  }
});
