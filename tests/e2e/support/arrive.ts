import type {Page} from '@playwright/test';
import {address, expect} from './test';

/** Opens a page as a reader does, who has done nothing yet. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
}

/** Waits until React has taken the page over, or sees that it has not. */
export async function expectHydrated(
  page: Page,
  isHydrated: boolean,
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    String(isHydrated),
  );
}
