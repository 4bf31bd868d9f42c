import type {Locator, Page} from '@playwright/test';
import {product} from '../../../config/product';
import {address, expect, open} from './test';

/** A page to search from. */
export const guide = `/guides/getting-started/introduction-to-${product.slug}`;

const indexName = product.search?.indexName ?? product.slug;

/** The storage keys of saved searches. */
export const RECENT = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
export const FAVORITE = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** The parts of the modal, by role. */
export function partsOf(
  page: Page,
): Record<'dialog' | 'input' | 'hits' | 'active' | 'groups', Locator> {
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  return {
    dialog,
    input: dialog.getByRole('combobox', {name: 'Search'}),
    hits: dialog.getByRole('treeitem'),
    active: dialog.getByRole('treeitem', {selected: true}),
    groups: dialog.getByRole('tree'),
  };
}

/** Opens a page and the modal on it. */
export async function openModal(page: Page, path = guide): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  await expect(partsOf(page).input).toBeFocused();
}

/** The sections of the search filter, in order. */
export const SECTIONS = ['Guides', 'Tutorials', 'API Reference', 'Blog'];

/** The files of the embedded index. */
export const INDEX = '**/search-index/**';

/** Holds back responses of the index until the returned function is called. */
export async function holdIndex(
  page: Page,
  answer: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(INDEX, async (route) => {
    await gate;
    await route[answer]();
  });
  return release;
}

/**
 * Waits until the modal shows the hits of the current query, because those of a
 * shorter query are shown until it completes.
 */
export async function waitForHits(page: Page): Promise<void> {
  const {input, hits} = partsOf(page);
  const all = page.getByRole('link', {name: /^See all [\d,]+ results$/});
  await expect(async () => {
    const found = await all.evaluate(
      (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('q'),
      undefined,
      {timeout: 1000},
    );
    const query = await input.inputValue();
    expect(found).toBe(query.trim());
  }).toPass();
  await expect(hits.first()).toBeVisible();
}

/** Enters a query and waits for its hits. */
export async function find(page: Page, query: string): Promise<void> {
  await partsOf(page).input.fill(query);
  await waitForHits(page);
}

/**
 * Waits for the number of results on the search page. A form or link that opens
 * it changes the address before the page, whose own status elements are ignored.
 */
export async function expectResults(
  page: Page,
  count = /^[\d,]+ results/,
): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({hasText: count})).toBeVisible();
}

/** A saved search as stored in the browser. */
export function savedPage(number: number, title = `Page ${number}`) {
  return {
    objectID: `/saved-${number}`,
    url: `/saved-${number}`,
    url_without_anchor: `/saved-${number}`,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Guides',
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

/** Fills the browser's storage before any page is opened. */
export async function store(
  page: Page,
  key: string,
  value: unknown,
): Promise<void> {
  // A file of the site without scripts.
  await page.goto(address('/robots.txt'));
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );
}

/** Titles of the saved searches under a key, newest first. */
export async function readSaved(page: Page, key: string): Promise<string[]> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const entries: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(entries)
    ? entries.map((entry: {url: string}) => entry.url)
    : [];
}

/** Removes the browser's own messages about failed requests. */
export function forgetRequests(complaints: string[]): string[] {
  return complaints
    .splice(0)
    .filter((text) => !/Failed to load resource|net::ERR_/.test(text));
}
