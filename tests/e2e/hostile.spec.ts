import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {NASTY, watchCanary} from './support/canary';
import {
  FAVORITE,
  partsOf,
  readSaved,
  RECENT,
  savedPage,
} from './support/search';
import {
  address,
  askForReact,
  expect,
  open,
  test,
  waitUntilAlive,
} from './support/test';

test.use({savesData: true});

// The same cases in every run: a failure can be repeated.
fc.configureGlobal({seed: 20_261_122});

/** A page with tabs of two groups, headings and code. */
const GUIDE = '/guides/general-reference/managing-multiple-accounts';

const nasty = fc.constantFrom(...NASTY);
const text = fc.oneof(
  {weight: 3, arbitrary: nasty},
  fc.string({unit: 'binary', maxLength: 30}),
);

/**
 * Texts that are the same on each run, unless `FUZZ_SEED` asks for others. A
 * failure tells the seed and the text. Nothing is shrunk: each try costs a
 * look at a page.
 */
const budget = (numRuns: number) => ({
  numRuns,
  seed: Number(process.env.FUZZ_SEED ?? 20_250_801),
  endOnFailure: true,
});

/** An address holds whole characters only. */
const wellFormed = (value: string) => Buffer.from(value).toString();
const origin = (page: Page) => new URL(page.url()).origin;

/** Opens the guide with a canary in it that foreign scripts would disturb. */
async function openWatched(page: Page) {
  await open(page, GUIDE);
  return {
    heading: await page.getByRole('heading', {level: 1}).innerText(),
    whatHappened: await watchCanary(page, origin(page)),
  };
}

/** Expects the page at hand to be whole: read, painted, not crashed. */
async function expectWhole(page: Page, heading: string): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await askForReact(page);
  // One look for all, as there are so many.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const {dataset} = document.documentElement;
        return {
          isAlive: dataset.hasHydrated,
          headings: [...document.querySelectorAll('h1')]
            .filter((title) => title.checkVisibility())
            .map((title) => title.innerText),
          isPainted: /^(?:light|dark)$/.test(dataset.theme ?? ''),
        };
      }),
    )
    .toEqual({isAlive: 'true', headings: [heading], isPainted: true});
}

/** Expects what scripts do for a reader to work still. */
async function expectAtWork(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page.getByRole('button', {name: /Switch between/}).click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  const {dialog, input, hits} = partsOf(page);
  await page.keyboard.press('Control+k');
  await input.fill('accounts');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('whatever a link or the browser’s storage hands to a page, the page opens whole', async ({
  page,
}) => {
  const {heading, whatHappened} = await openWatched(page);
  const parameter = fc.oneof(
    fc.constantFrom('docusaurus-theme', 'q', 'platform'),
    text.map((name) => `docusaurus-data-${name}`),
    fc
      .constantFrom('theme', 'has-hydrated', 'rh', 'search')
      .map((name) => `docusaurus-data-${name}`),
  );
  const entry = fc.oneof(
    text,
    fc.record(
      {
        objectID: text,
        url: text,
        hierarchy: fc.dictionary(fc.constantFrom('lvl0', 'lvl1'), text),
        content: text,
        _snippetResult: fc.record({content: fc.record({value: text})}),
      },
      {requiredKeys: []},
    ),
  );
  const saved = fc.oneof(
    text,
    fc.json(),
    fc
      .array(entry, {maxLength: 5})
      .map((entries) => JSON.stringify([...entries, savedPage(1)])),
  );
  const visit = fc.record({
    query: fc.array(fc.tuple(parameter, text), {maxLength: 4}),
    // As a person may write it, not as a browser would.
    raw: fc.constantFrom('', '&%', '&q=%E0%A4%A', '&=&&a=b=c'),
    hash: text,
    storage: fc.record({
      theme: text,
      'docusaurus.announcement.dismiss': text,
      'docusaurus.announcement.id': text,
      'docusaurus.tab.platform': text,
      'docs-preferred-version-guides': text,
      [RECENT]: saved,
      [FAVORITE]: saved,
    }),
  });
  await fc.assert(
    fc.asyncProperty(visit, async ({query, raw, hash, storage}) => {
      await page.evaluate((items) => {
        for (const [key, value] of Object.entries(items)) {
          localStorage.setItem(key, value);
        }
      }, storage);
      // Long addresses are refused by hosts before any page is there.
      const search = new URLSearchParams(
        query.map(([key, value]) => [key, wellFormed(value).slice(0, 500)]),
      );
      await page.goto(address(`${GUIDE}?${search}${raw}#${wellFormed(hash)}`));
      await expectWhole(page, heading);
      await page.keyboard.press('Control+k');
      await expect(partsOf(page).input).toBeFocused();
      expect(await whatHappened()).toEqual([]);
      for (const [key, value] of Object.entries(storage)) {
        if (key.startsWith('__') && value.endsWith('}]')) {
          expect(await readSaved(page, key)).toContain(savedPage(1).url);
        }
      }
      await page.keyboard.press('Escape');
    }),
    budget(10),
  );
  await expectAtWork(page);
});

test('whatever comes behind the hash or the question mark of an open page, the page stays whole', async ({
  page,
}) => {
  const {heading, whatHappened} = await openWatched(page);
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), async (query, hash, isNew) => {
      await page.evaluate(
        ([search = '', part = '', how]) => {
          if (how === 'new') {
            // As where a reader goes back to an address.
            history.pushState(null, '', `?${search}#${part}`);
            dispatchEvent(new PopStateEvent('popstate', {state: null}));
          } else {
            location.hash = part;
          }
        },
        [query, hash, isNew ? 'new' : 'hash'],
      );
      await expectWhole(page, heading);
      expect(await whatHappened()).toEqual([]);
    }),
    {
      ...budget(60),
      examples: NASTY.map((one): [string, string, boolean] => [
        one,
        one,
        false,
      ]),
    },
  );
  await expectAtWork(page);
});

test('whatever is searched for, in the modal and on the page, stays text', async ({
  page,
}) => {
  await open(page, '/search');
  const whatHappened = await watchCanary(page, origin(page));
  const {input, dialog} = partsOf(page);
  const examples = NASTY.map((one): [string] => [one]);
  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      await page.evaluate((q) => {
        history.pushState(null, '', `?${new URLSearchParams({q})}`);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, query);
      await expect
        .poll(() =>
          page.evaluate(() => ({
            hasTitle: document.title !== '',
            hasHeading: document.querySelector('h1')?.checkVisibility(),
            alerts: [...document.querySelectorAll('[role=alert]')]
              .filter((alert) => alert.checkVisibility())
              .map(({textContent}) => textContent),
          })),
        )
        .toEqual({hasTitle: true, hasHeading: true, alerts: []});
      expect(await whatHappened()).toEqual([]);
    }),
    {...budget(40), examples},
  );
  await page.keyboard.press('Control+k');
  await fc.assert(
    fc.asyncProperty(text, async (query) => {
      await input.fill(query);
      await expect(dialog).toBeVisible();
      expect((await input.inputValue()).length).toBeLessThanOrEqual(64);
      expect(await whatHappened()).toEqual([]);
    }),
    {...budget(40), examples},
  );
  await page.keyboard.press('Escape');
  await open(page, GUIDE);
  await expectAtWork(page);
});

test('a path that cannot be decoded leads to the page for what is missing, alive', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/guides/%FF%20'));
  await waitUntilAlive(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Page Not Found',
  );
  // The browser itself reports the status of the page that it was sent to.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
  ]);
});
