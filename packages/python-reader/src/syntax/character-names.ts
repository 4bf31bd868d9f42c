/** Ranges of named characters; ideographs have numbers instead of names. */
const RANGES: [number, number][] = [
  [0x20, 0x33ff],
  [0xa000, 0xabff],
  [0xfb00, 0xffff],
  [0x10000, 0x13fff],
  [0x1b000, 0x1fbff],
];

let codes: Map<string, number> | null = null;

/**
 * Loads the names of characters if a text uses them. Loading is slow, and few
 * files contain escapes such as `\N{BULLET}`.
 */
export async function prepareCharacterNames(text: string): Promise<void> {
  if (codes !== null || !text.includes('\\N{')) {
    return;
  }
  const {unicodeName} = await import('unicode-name');
  const known = new Map<string, number>();
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const name = unicodeName(String.fromCodePoint(code));
      if (name) {
        known.set(name.toUpperCase(), code);
      }
    }
  }
  codes = known;
}

/** The character with a name such as `MICRO SIGN`, null if unknown. */
export function characterNamed(name: string): string | null {
  const code = codes?.get(name.toUpperCase());
  return code === undefined ? null : String.fromCodePoint(code);
}
