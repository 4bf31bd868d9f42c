import {mkdir} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Product} from '../../config/identity/types';
import {ensureBrowser} from '../../scripts/lib/find-browser';
import {showAllRows} from '../e2e/support/rows';
import {createSiteHandler} from 'docusaurus-plugin-secure-static/serve';
import {type KeyPage, listKeyPages} from './key-pages';

const WIDTHS = [1440, 768, 390];
const MODES = ['light', 'dark'] as const;
const HEIGHT = 900;
/** The end of a longer page is captured separately. */
const MAX_HEIGHT = 8000;

export interface ScreenshotOptions {
  root: string;
  product: Product;
  /** Only pages whose name or path contains this are captured. */
  only: string;
  /** Called with the path of each screenshot in `screenshots/`. */
  onShot: (file: string) => void;
}

/**
 * Captures the key pages of the site in `build/` in `screenshots/`.
 *
 * @returns the number of screenshots.
 * @throws if Chromium isn't available or the site isn't built.
 */
export async function takeScreenshots({
  root,
  product,
  only,
  onShot,
}: ScreenshotOptions): Promise<number> {
  const folder = path.join(root, 'screenshots');
  await mkdir(folder, {recursive: true});
  const {server, origin} = await serve(
    path.join(root, 'build'),
    product.baseUrl,
  );
  const base = origin + product.baseUrl.slice(0, -1);
  const pages = Object.entries(listKeyPages(product)).filter(
    ([name, {path: address}]) => name.includes(only) || address.includes(only),
  );
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  let count = 0;
  try {
    for (const [name, {widths = WIDTHS, ...keyPage}] of pages) {
      for (const mode of MODES) {
        for (const width of widths) {
          const page = await open(browser, mode, width);
          await show(page, base, keyPage);
          for (const file of await shoot(
            page,
            path.join(folder, `${name}-${mode}-${width}`),
            keyPage,
          )) {
            count += 1;
            onShot(path.basename(file));
          }
          await page.context().close();
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return count;
}

/**
 * Opens a new window for each screenshot: after a resize, a page might be
 * captured in its previous layout.
 */
async function open(
  browser: Browser,
  colorScheme: (typeof MODES)[number],
  width: number,
): Promise<Page> {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: {width, height: HEIGHT},
  });
  return context.newPage();
}

async function show(
  page: Page,
  base: string,
  {path: address, prepare}: KeyPage,
): Promise<void> {
  await page.goto(base + address);
  await page.evaluate(() => dispatchEvent(new Event('static-first:hydrate')));
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  await showAllRows(page);
}

/** Returns the names of the screenshots: the page, and the end of a long one. */
async function shoot(
  page: Page,
  name: string,
  {isOverlay = false}: KeyPage,
): Promise<string[]> {
  const {width, height} = await page.evaluate((asWindow) => {
    const {clientWidth, clientHeight, scrollHeight} = document.documentElement;
    return {
      width: clientWidth,
      height: asWindow ? clientHeight : scrollHeight,
    };
  }, isOverlay);
  const pictures = [
    {file: `${name}.png`, y: 0, height: Math.min(height, MAX_HEIGHT)},
    ...(height > MAX_HEIGHT
      ? [{file: `${name}-end.png`, y: height - HEIGHT * 2, height: HEIGHT * 2}]
      : []),
  ];
  for (const {file, y, height: shown} of pictures) {
    await page.screenshot({
      path: file,
      fullPage: !isOverlay,
      clip: {x: 0, y, width, height: shown},
    });
  }
  return pictures.map(({file}) => file);
}

async function serve(
  directory: string,
  baseUrl: string,
): Promise<{server: Server; origin: string}> {
  const server = createServer(createSiteHandler(directory, baseUrl));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The screenshot server got no port: try again.');
  }
  return {server, origin: `http://127.0.0.1:${address.port}`};
}
