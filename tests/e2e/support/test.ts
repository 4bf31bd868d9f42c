import fs from 'node:fs';
import {createRequire} from 'node:module';
import {AxeBuilder} from '@axe-core/playwright';
import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import {product} from '../../../config/product';
import {nextFrame} from './next-frame';

/** The axe rule sets that the site complies with. */
const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The minified build of the axe that AxeBuilder uses, less than half as large. */
const AXE = fs.readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

interface Fixtures {
  /** Errors and warnings of the browser; a test fails if any are left at its end. */
  complaints: string[];
  /** Whether pages see a reader who saves data. */
  savesData: boolean;
}

/**
 * Makes pages see a reader who saves data: prefetching the next page would be
 * two fifths of the work of opening one, and tests rarely open it.
 */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connection = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {
      value: connection,
      configurable: true,
    });
  });
}

/**
 * A test that fails if its page logs a console error or warning, an uncaught
 * exception, a violation of the Content Security Policy or a hydration error.
 */
export const test = base.extend<Fixtures>({
  savesData: [false, {option: true}],
  context: async ({context, savesData}, use) => {
    if (savesData) {
      await saveData(context);
    }
    await use(context);
  },
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = [];
      const noteMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.type()}: ${message.text()}`);
        }
      };
      const noteError = (error: Error) => {
        complaints.push(`uncaught: ${error.message}`);
      };
      page.on('console', noteMessage);
      page.on('pageerror', noteError);
      await use(complaints);
      // Some tests share their page with the next.
      page.off('console', noteMessage);
      page.off('pageerror', noteError);
      expect(complaints).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a path below the base URL and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(address(path));
  expect(response?.status(), `status of ${path}`).toBe(200);
  await waitUntilHydrated(page);
}

/** Starts hydration, as a control that needs React would. */
export async function startHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
}

/** Starts hydration and waits until it has finished. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // After following a link, the URL changes before the scripts are loaded.
  await page.waitForLoadState('domcontentloaded');
  await startHydration(page);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
    // The longest page has thousands of symbols.
    {timeout: 30_000},
  );
}

/** The server's path for a path of the site. */
export function address(path: string): string {
  return product.baseUrl.slice(0, -1) + path;
}

/**
 * Lists the violations that axe finds in the current state of the page.
 *
 * @param part - `colours` for contrast only, which is all that a change of the
 * colour mode can break; `structure` for the rest, which a change of the width
 * can break; everything by default.
 */
export async function findViolations(
  page: Page,
  part: 'all' | 'colours' | 'structure' = 'all',
  within?: string,
): Promise<string[]> {
  // AxeBuilder would compile axe twice per check; the page keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const axe = new AxeBuilder({page, axeSource: 'undefined'});
  // Passing rules would be reported in detail for nothing.
  axe.options({resultTypes: ['violations']});
  // Otherwise it opens another page to merge the results of frames, which takes
  // twice the time; the site has no frames.
  axe.setLegacyMode(true);
  if (within !== undefined) {
    axe.include(within);
  }
  if (part === 'colours') {
    axe.withRules(['color-contrast']);
  } else {
    axe.withTags(AXE_TAGS);
  }
  if (part === 'structure') {
    axe.disableRules(['color-contrast']);
  }
  const {violations} = await withAllLaidOut(page, async () => {
    // Text that is only now laid out changes to its present colours.
    await settle(page);
    return axe.analyze();
  });
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Runs a check of a page whose content is all laid out. What `content-visibility`
 * skips never makes the page wider, and keeps the colours of the previous colour
 * mode in Chromium.
 */
async function withAllLaidOut<Result>(
  page: Page,
  check: () => Promise<Result>,
): Promise<Result> {
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    added.replaceSync(
      '.markdown div { content-visibility: visible !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    document.body.getBoundingClientRect();
    return added;
  });
  const result = await check();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== added,
    );
  });
  return result;
}

/**
 * Waits until all transitions have finished, and until code and tables that
 * scroll only at the present width can have the focus: a script measures them
 * after the layout.
 */
async function settle(page: Page): Promise<void> {
  // Pages without scripts have no frames to wait for.
  if ((await page.locator('html[data-has-hydrated=true]').count()) > 0) {
    await nextFrame(page);
  }
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition)),
  );
}

/** The number of pixels by which the page is wider than the window. */
export async function measureOverflow(page: Page): Promise<number> {
  const measure = () =>
    withAllLaidOut(page, () =>
      page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      ),
    );
  const overflow = await measure();
  if (overflow === 0) {
    return overflow;
  }
  // Right after a resize, the layout may still be that of the old width; real
  // overflow stays. Pages without scripts have no frames to wait for.
  await expect
    .poll(measure)
    .toBe(0)
    .catch(() => undefined);
  return measure();
}
