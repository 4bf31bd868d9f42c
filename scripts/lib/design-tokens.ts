export type ColourMode = 'light' | 'dark';

/** Splits the source of the design tokens into the rules of each mode. */
export function splitModes(source: string): Record<ColourMode, string> {
  const dark = source.search(/\[data-theme=['"]?dark/);
  return {light: source.slice(0, dark), dark: source.slice(dark)};
}

/**
 * Reads a colour from one mode's part of the design tokens.
 *
 * @param role - the token's name without the dashes.
 * @param file - the file, for the error message.
 * @throws `file — what is missing` for a role without a colour.
 */
export function readColour(
  part: string,
  role: string,
  file = 'src/css/tokens.css',
): string {
  const [, colour] =
    new RegExp(`--${role}:\\s*(#[\\da-f]{3,8});`).exec(part) ?? [];
  if (colour === undefined) {
    throw new Error(`${file} — give --${role} a colour such as #0b6477.`);
  }
  return colour;
}
