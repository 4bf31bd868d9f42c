/**
 * Takes a known beginning off a text with marks in it.
 *
 * @param html - escaped, with `<mark>` around its matches.
 * @param start - without anything that would be escaped.
 * @returns the rest, or all of it where it begins otherwise.
 */
export function dropStart(html: string, start: string): string {
  let rest = html;
  for (const letter of start) {
    rest = rest.replace(/^<\/?mark>/, '');
    if (!rest.startsWith(letter)) {
      return html;
    }
    rest = rest.slice(letter.length);
  }
  return rest.replace(/^<\/mark>/, '').trimStart();
}
