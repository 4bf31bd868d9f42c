import type {Page} from '@playwright/test';

/**
 * Makes the browser lay out rows far outside the window, too. Until then, they
 * have an estimated height and the colours of the previous mode.
 */
export async function showAllRows(page: Page): Promise<void> {
  // The page's policy blocks style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
