import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds names of the SDK that pages write in HTML because they are wrong on
 * purpose: in inline code, the build would report them.
 *
 * @param folder - the folder of the pages.
 * @param product - what `{product}` stands for.
 */
export function findWrongNames(folder: string, product: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/<code>\{product\}(\.[\w.]+)<\/code>/g)];
    })
    .map(([, name = '']) => `${product}${name}`);
}

/** Writes such names in HTML again, which Markdown copies of pages lack. */
export function markWrongNames(text: string, names: readonly string[]): string {
  return names.reduce(
    (marked, name) => marked.replaceAll(`\`${name}\``, `<code>${name}</code>`),
    text,
  );
}
