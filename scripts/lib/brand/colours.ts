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
 * Reads colours from the source of the design tokens.
 *
 * @param file - its path in messages.
 * @throws `file — what is missing` for a role without a colour.
 */
export function readColours(source: string, file: string): BrandColours {
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
