import {mkdir} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import type {Product} from '../../lib/product/types';
import {ensureBrowser} from '../browser/find-browser';
import {createSiteHandler} from '../serve/site-handler';
import {listKeyPages} from './key-pages';

const WIDTHS = [1440, 768, 390];
const MODES = ['light', 'dark'] as const;
/** A picture ends here: longer ones are hard to look at. */
const MAX_HEIGHT = 3200;

export interface ScreenshotOptions {
  root: string;
  product: Product;
  /** Only pages whose path contains this are shot. */
  only: string;
  /** Called with each picture's path below `screenshots/`. */
  onShot: (file: string) => void;
}

/**
 * Shoots the key pages of the site in `build/` into `screenshots/`.
 *
 * @returns how many pictures were taken.
 * @throws where there is no Chromium to be had, or no built site.
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
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  let count = 0;
  try {
    for (const colorScheme of MODES) {
      const page = await browser.newPage({
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const [name, address] of Object.entries(listKeyPages(product))) {
        if (!address.includes(only)) {
          continue;
        }
        await page.goto(origin + product.baseUrl.slice(0, -1) + address);
        await page.waitForSelector('html[data-has-hydrated="true"]');
        await page.waitForLoadState('networkidle');
        for (const width of WIDTHS) {
          const file = `${name}-${colorScheme}-${width}.png`;
          await shoot(page, width, path.join(folder, file));
          count += 1;
          onShot(file);
        }
      }
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return count;
}

async function shoot(page: Page, width: number, file: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: {x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT)},
  });
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
    throw new Error('The server of the pictures got no port: try again.');
  }
  return {server, origin: `http://127.0.0.1:${address.port}`};
}
