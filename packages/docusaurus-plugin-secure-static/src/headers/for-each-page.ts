import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads built pages one after the other and writes back what a visitor gives.
 * One at a time, for all pages together may not fit into memory.
 *
 * @param outDir - the built site.
 * @param pages - paths of pages below it.
 * @param visit - gets a page's HTML; what it returns takes the page's place.
 * @throws what the visitor throws, with the page's path in front.
 */
export async function forEachPage(
  outDir: string,
  pages: readonly string[],
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a visitor may only look.
  visit: (html: string) => string | void,
): Promise<void> {
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = await fs.readFile(file, 'utf8');
    try {
      const changed = visit(html);
      if (changed !== undefined) {
        await fs.writeFile(file, changed);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${reason}.`, {cause: error});
    }
  }
}
