import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {address} from './test';

/** Reads the path of the script with the routes of a page. */
async function readOwnScript(page: Page, path: string): Promise<string> {
  const response = await page.request.get(address(path));
  const $ = load(await response.text());
  const {ownScript} = JSON.parse($('#static-first').text()) as {
    ownScript?: string;
  };
  if (ownScript === undefined) {
    throw new Error(`${path} has no script with its routes.`);
  }
  return `**${ownScript}`;
}

/**
 * Holds the routes of a page back, for which React waits.
 *
 * @returns a function that lets them pass.
 */
export async function holdRoutes(
  page: Page,
  path: string,
): Promise<() => void> {
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route(await readOwnScript(page, path), async (route) => {
    await held;
    await route.continue();
  });
  return letPass;
}
