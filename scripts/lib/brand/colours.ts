import {readFile} from 'node:fs/promises';
import {readColour, splitModes} from '../design-tokens';

/** The colours of the brand images. */
export interface BrandColours {
  surface: string;
  /** The background of the social card: the dark mode's. */
  night: string;
  nightText: string;
  nightQuiet: string;
  nightAccent: string;
}

/**
 * Reads colours from the design tokens.
 *
 * @throws `file — what is missing` for a role without a colour.
 */
export async function readColours(file: string): Promise<BrandColours> {
  const source = await readFile(file, 'utf8');
  const {light, dark} = splitModes(source);
  const read = (part: string, role: string) => readColour(part, role, file);
  return {
    surface: read(light, 'surface'),
    night: read(dark, 'surface'),
    nightText: read(dark, 'text'),
    nightQuiet: read(dark, 'text-quiet'),
    nightAccent: read(dark, 'accent'),
  };
}
