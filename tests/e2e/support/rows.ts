import type {Page} from '@playwright/test';

/**
 * Has the browser lay out what is far from the window as well: until it comes
 * near, such rows have a guessed height, and the colours of the last mode.
 */
export async function showAllRows(page: Page): Promise<void> {
  // The page's policy lets no style into the page itself.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
