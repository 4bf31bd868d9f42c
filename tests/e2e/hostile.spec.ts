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
  startHydration,
  expect,
  open,
  test,
  waitUntilHydrated,
} from './support/test';

test.use({savesData: true});

// A fixed seed makes failures reproducible.
fc.configureGlobal({seed: 20_261_122});

/** A page with tabs of two groups, headings and code. */
const GUIDE = '/guides/general-reference/managing-multiple-accounts';

const nasty = fc.constantFrom(...NASTY);
const text = fc.oneof(
  {weight: 3, arbitrary: nasty},
  fc.string({unit: 'binary', maxLength: 30}),
);

/**
 * The texts are the same in each run, unless `FUZZ_SEED` is set. A failure
 * reports the seed and the text. Failures aren't shrunk, because each attempt
 * takes a page.
 */
const budget = (numRuns: number) => ({
  numRuns,
  seed: Number(process.env.FUZZ_SEED ?? 20_250_801),
  endOnFailure: true,
});

/** Replaces lone surrogates, which a URL can't contain. */
const wellFormed = (value: string) => Buffer.from(value).toString();
const origin = (page: Page) => new URL(page.url()).origin;

/** Opens the guide with a canary that detects foreign scripts. */
async function openWatched(page: Page) {
  await open(page, GUIDE);
  return {
    heading: await page.getByRole('heading', {level: 1}).innerText(),
    whatHappened: await watchCanary(page, origin(page)),
  };
}

/** Expects the current page to be readable, painted and not crashed. */
async function expectWhole(page: Page, heading: string): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  await startHydration(page);
  // A single check, because there are so many texts.
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

/** Expects the page's interactive parts to work. */
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

test('a page opens correctly with any URL and any stored values', async ({
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
    // As typed by hand rather than encoded by a browser.
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
      // Hosts reject long URLs before a page is loaded.
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

test('an open page keeps working with any new hash or query', async ({
  page,
}) => {
  const {heading, whatHappened} = await openWatched(page);
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), async (query, hash, isNew) => {
      await page.evaluate(
        ([search = '', part = '', how]) => {
          if (how === 'new') {
            // As when a reader goes back to a URL.
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

test('any query stays text in the modal and on the search page', async ({
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

test('a path that cannot be decoded shows the not-found page, hydrated', async ({
  page,
  complaints,
}) => {
  await page.goto(address('/guides/%FF%20'));
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Page Not Found',
  );
  // The browser logs the status of the page.
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
  ]);
});
