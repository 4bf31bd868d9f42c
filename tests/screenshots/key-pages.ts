import type {Page} from '@playwright/test';
import type {Product} from '../../config/identity/types';
import {breakPages} from '../e2e/support/scripts';

/** A screenshot of a kind of page, or of a state of a page. */
export interface KeyPage {
  path: string;
  /** The widths to capture; all by default. */
  widths?: readonly number[];
  /** The actions that lead to this state. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether it covers the window, so that only the window is captured. */
  isOverlay?: boolean;
}

const GUIDE = '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql';

/** One page of each kind, by the name of its screenshots. */
export function listKeyPages({
  slug,
  sdk,
}: Pick<Product, 'slug' | 'sdk'>): Record<string, KeyPage> {
  const reference = `/api/${sdk.package}`;
  return {
    home: {path: '/'},
    introduction: {path: `/guides/getting-started/introduction-to-${slug}`},
    start: {path: `/guides/getting-started/accessing-${slug}`},
    guide: {path: GUIDE},
    overview: {path: '/guides/platform-overview/tasks'},
    category: {path: '/guides/general-reference'},
    glossary: {path: `/guides/general-reference/${slug}-glossary`},
    variables: {path: '/guides/SDK/environment-variables'},
    tutorials: {path: '/tutorials/introduction'},
    tutorial: {
      path: '/tutorials/connecting-data-and-creating-pods/running-a-pod',
    },
    reference: {path: reference},
    module: {path: `${reference}/hub/api`},
    symbols: {path: `${reference}/symbol-index`},
    blog: {path: '/blog'},
    post: {path: '/blog/welcome'},
    archive: {path: '/blog/archive'},
    tags: {path: '/blog/tags'},
    tag: {path: '/blog/tags/hello'},
    search: {path: '/search?q=pod', prepare: waitForHits},
    'search-empty': {path: '/search'},
    missing: {path: '/no-such-page'},
    menu: {path: GUIDE, widths: [768, 390], prepare: openMenu, isOverlay: true},
    modal: {path: GUIDE, prepare: openSearch, isOverlay: true},
    crash: {path: '/', prepare: crash},
  };
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar--show').waitFor();
  // Menu items appear level by level.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.waitForTimeout(500);
}

async function waitForHits(page: Page): Promise<void> {
  await page.locator('[data-hit]').first().waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('pod');
  await page.getByRole('treeitem').first().waitFor();
}

/** Opens a page whose content throws, as a bug would. */
async function crash(page: Page): Promise<void> {
  await breakPages(page);
  await page.reload();
  await page.evaluate(() => Object.assign(window, {broken: true}));
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Tutorials'})
    .click();
  await page.getByRole('button', {name: 'Try again'}).waitFor();
  await page.locator('#nprogress').waitFor({state: 'detached'});
  await page.mouse.move(0, 0);
}
