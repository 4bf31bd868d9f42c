/** Reads a formula in `$$…$$` on one or several lines, null if it is not closed. */
export function readDollars(
  lines: readonly string[],
  start: number,
): {tex: string[]; end: number} | null {
  const first = lines[start] ?? '';
  const whole = /^ *\$\$(.+)\$\$[.,]?\s*$/.exec(first);
  if (whole) {
    return {tex: [whole[1] ?? ''], end: start + 1};
  }
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.includes('$$'));
  return end === -1
    ? null
    : {
        tex: [
          first.replace('$$', '').trim(),
          ...rest.slice(0, end),
          (rest[end] ?? '').replace(/\$\$.*$/, ''),
        ],
        end: start + end + 2,
      };
}
