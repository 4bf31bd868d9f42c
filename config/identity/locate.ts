/**
 * Finds the line on which a field of an object literal is written.
 *
 * @param source - the TypeScript source that holds the literal.
 * @param path - the field's keys from the outermost to the innermost.
 * @returns the line, counted from 1; the line of the nearest enclosing field
 * where the innermost is not written at all.
 */
export function locateField(source: string, path: readonly string[]): number {
  const lines = source.split('\n');
  let line = 0;
  for (const key of path) {
    const pattern = new RegExp(`^\\s*['"]?${key}['"]?\\s*:`);
    const found = lines.findIndex(
      (text, index) => index >= line && pattern.test(text),
    );
    if (found === -1) {
      break;
    }
    line = found;
  }
  return line + 1;
}
