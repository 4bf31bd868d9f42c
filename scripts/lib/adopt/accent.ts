import {type ColourMode, readColour, splitModes} from '../design-tokens';

type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** WCAG 2.2 AA requires 4.5 for text; this leaves a margin. */
const MIN_CONTRAST = 4.6;
const BACKGROUNDS = ['surface', 'surface-raised', 'surface-sunken'];

function parse(colour: string): Rgb {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    parseInt(long.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** Writes a colour in its shortest form, as Stylelint requires. */
function write(colour: Rgb): string {
  const digits = colour
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('');
  return `#${digits.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3')}`;
}

function mix([r, g, b]: Rgb, [x, y, z]: Rgb, share: number): Rgb {
  const between = (from: number, to: number) => from + (to - from) * share;
  return [between(r, x), between(g, y), between(b, z)];
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => Math.round(part) / 255)
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

/** Mixes a colour with another until it is readable on all backgrounds. */
function shift(colour: Rgb, towards: Rgb, backgrounds: readonly Rgb[]): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    const isReadable = backgrounds.every(
      (background) => contrast(candidate, background) >= MIN_CONTRAST,
    );
    if (isReadable) {
      return candidate;
    }
  }
  return towards;
}

/** The colours of one mode, by the names of their tokens. */
export type AccentColours = Readonly<
  Record<'accent' | 'accent-strong' | 'accent-soft' | 'on-accent', string>
>;

interface Mode {
  /** The colour that accents are mixed with for more contrast. */
  towards: Rgb;
  /** The share of the accent in the soft background. */
  softness: number;
}

const MODES: Readonly<Record<ColourMode, Mode>> = {
  light: {towards: BLACK, softness: 0.09},
  dark: {towards: WHITE, softness: 0.12},
};

function derive(accent: Rgb, tokens: string, {towards, softness}: Mode) {
  const foreground = parse(readColour(tokens, 'on-accent'));
  const backgrounds = BACKGROUNDS.map((role) =>
    parse(readColour(tokens, role)),
  );
  const [surface = WHITE] = backgrounds;
  // Takes its hue from the accent, but its lightness from the surface.
  const soft = mix(surface, accent, softness);
  const readable = [...backgrounds, soft, foreground];
  const plain = shift(accent, towards, readable);
  return {
    accent: write(plain),
    'accent-strong': write(shift(mix(plain, towards, 0.22), towards, readable)),
    'accent-soft': write(soft),
    'on-accent': write(foreground),
  } satisfies AccentColours;
}

/**
 * Derives the accents of both modes from one colour, as close to it as the
 * required contrast allows.
 *
 * @param colour - six hexadecimal digits after a hash.
 * @param tokens - the source of the design tokens, whose other colours remain.
 */
export function deriveAccents(
  colour: string,
  tokens: string,
): Record<ColourMode, AccentColours> {
  const accent = parse(colour);
  const {light, dark} = splitModes(tokens);
  return {
    light: derive(accent, light, MODES.light),
    dark: derive(accent, dark, MODES.dark),
  };
}

/**
 * Replaces the accents in the source of the design tokens.
 *
 * @param source - the file's text.
 * @returns the same text with the accents of both modes.
 */
export function writeAccents(source: string, colour: string): string {
  const accents = deriveAccents(colour, source);
  const {light, dark} = splitModes(source);
  const write = (part: string, colours: AccentColours) =>
    Object.entries(colours).reduce(
      (text, [role, value]) =>
        text.replace(new RegExp(`(--${role}:\\s*)#[\\da-f]+;`), `$1${value};`),
      part,
    );
  return write(light, accents.light) + write(dark, accents.dark);
}
