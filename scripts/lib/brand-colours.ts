import {readFile} from 'node:fs/promises';

/** The colours that pictures of the brand need. */
export interface BrandColours {
  surface: string;
  /** The ground of the social card: the dark mode's. */
  night: string;
  nightText: string;
  nightQuiet: string;
  nightAccent: string;
}

/**
 * Reads colours from the file of design tokens.
 *
 * @throws `file — what is missing` for a role without a colour.
 */
export async function readColours(file: string): Promise<BrandColours> {
  const source = await readFile(file, 'utf8');
  const at = source.indexOf("[data-theme='dark']");
  const read = (part: string, role: string) => {
    const [, colour] =
      new RegExp(`--${role}:\\s*(#[\\da-f]{3,8});`).exec(part) ?? [];
    if (colour === undefined) {
      throw new Error(`${file} — give --${role} a colour such as #0b6477.`);
    }
    return colour;
  };
  const [light, dark] = [source.slice(0, at), source.slice(at)];
  return {
    surface: read(light, 'surface'),
    night: read(dark, 'surface'),
    nightText: read(dark, 'text'),
    nightQuiet: read(dark, 'text-quiet'),
    nightAccent: read(dark, 'accent'),
  };
}
