import type {Page} from '@playwright/test';

/** Searches with the keyboard, and returns the addresses of the hits. */
export async function search(page: Page, query: string): Promise<string[]> {
  await page.locator('button[aria-keyshortcuts]').waitFor();
  await page.keyboard.press('Control+k');
  const box = page.locator('.DocSearch-Input');
  await box.fill(query);
  const hits = page.locator('.DocSearch-Hit a');
  await hits.first().waitFor();
  return hits.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
}
