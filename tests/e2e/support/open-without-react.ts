import type {Page} from '@playwright/test';
import {address, expect} from './test';

/** Opens a page without any interaction. */
export async function openWithoutReact(
  page: Page,
  path: string,
): Promise<void> {
  await page.goto(address(path));
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
}

/** Expects that the page has, or has not, been hydrated. */
export async function expectHydrated(
  page: Page,
  isHydrated: boolean,
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    String(isHydrated),
  );
}
