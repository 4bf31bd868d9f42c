import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads built pages and writes back what a visitor returns. It reads one page
 * at a time, since all pages together may not fit in memory.
 *
 * @param outDir - the built site.
 * @param pages - paths of pages below it.
 * @param visit - receives a page's HTML and path; a returned string replaces the
 * page.
 * @throws the visitor's error, prefixed with the page's path.
 */
export async function forEachPage(
  outDir: string,
  pages: readonly string[],
  // oxlint-disable-next-line typescript/no-invalid-void-type -- a visitor may leave the page unchanged.
  visit: (html: string, page: string) => string | void,
): Promise<void> {
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = await fs.readFile(file, 'utf8');
    try {
      const changed = visit(html, page);
      if (changed !== undefined) {
        await fs.writeFile(file, changed);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${reason}.`, {cause: error});
    }
  }
}
