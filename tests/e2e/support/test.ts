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

/** Every rule set of axe that the site answers for. */
const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** The one that AxeBuilder knows, in less than half of the bytes. */
const AXE = fs.readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

interface Fixtures {
  /** What the browser complained of; a test that ends with any fails. */
  complaints: string[];
  /** Whether pages have a reader who saves data. */
  savesData: boolean;
}

/**
 * Gives pages a reader who saves data: what they fetch for a next page would be
 * two fifths of the work of opening one, and nobody goes there.
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
 * A test whose page must stay silent: no console error or warning, no uncaught
 * exception, no violation of the Content Security Policy, no hydration error.
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
      // Some tests leave their page to the next.
      page.off('console', noteMessage);
      page.off('pageerror', noteError);
      expect(complaints).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Opens a path below the base URL and waits until the page is alive. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(address(path));
  expect(response?.status(), `status of ${path}`).toBe(200);
  await waitUntilAlive(page);
}

/** Has React take the page over, as a control that needs it would. */
export async function askForReact(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
}

/** Has React take the page over, and waits until it has. */
export async function waitUntilAlive(page: Page): Promise<void> {
  // A page that another leads to has its address before it has its scripts.
  await page.waitForLoadState('domcontentloaded');
  await askForReact(page);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
    // The longest page holds thousands of symbols.
    {timeout: 30_000},
  );
}

/** The path under which the server answers for a path of the site. */
export function address(path: string): string {
  return product.baseUrl.slice(0, -1) + path;
}

/**
 * Lists what axe finds wrong with the page as it is shown now.
 *
 * @param part - `colours` for contrast alone, which is all that a change of
 * the colour mode can break; `structure` for the rest, which is what a change
 * of the width can break; everything by default.
 */
export async function findBarriers(
  page: Page,
  part: 'all' | 'colours' | 'structure' = 'all',
  within?: string,
): Promise<string[]> {
  await settle(page);
  // AxeBuilder would have each look compile axe twice; a page keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const axe = new AxeBuilder({page, axeSource: 'undefined'});
  // What passes would be described at length for nobody.
  axe.options({resultTypes: ['violations']});
  // Otherwise it opens a further page to join the findings of frames; the site
  // has none, and this takes twice the time.
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
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Waits until nothing is between two colours or places any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition)),
  );
}

/** By how many pixels the page is wider than the window. */
export async function measureOverflow(page: Page): Promise<number> {
  const measure = () =>
    page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
  const overflow = await measure();
  if (overflow === 0) {
    return overflow;
  }
  // Right after the window has changed, a frame of the old width may still be
  // there; what is really too wide stays. Pages without scripts have no frames
  // to wait for.
  await expect
    .poll(measure)
    .toBe(0)
    .catch(() => undefined);
  return measure();
}
