/**
 * Replaces a part of a value wherever it occurs, with spaces where minified
 * styles have none around `var()` and `calc()`.
 */
export function putBetween(
  value: string,
  part: string,
  replacement: string,
): string {
  return value.replaceAll(part, (_, at: number) => {
    const before = /[^\s(,]$/.test(value.slice(0, at)) ? ' ' : '';
    const after = /^[^\s),]/.test(value.slice(at + part.length)) ? ' ' : '';
    return before + replacement + after;
  });
}
