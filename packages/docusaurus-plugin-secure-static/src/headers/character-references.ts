const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Decodes the character references that minified attributes contain. */
export function decode(value: string): string {
  return value.replace(
    REFERENCE,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) {
        return NAMED[name.toLowerCase()] ?? whole;
      }
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
