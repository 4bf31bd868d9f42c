/**
 * Returns the text selected on the page as one line, or ''. A field drops line
 * breaks, and would join the last word of a line with the first of the next.
 */
export function readSelection(): string {
  const text = window.getSelection()?.toString() ?? '';
  return text.replace(/\s+/gu, ' ').trim();
}
