type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** What text needs against its ground: WCAG 2.2, level AA, with some to spare. */
const LEAST = 4.6;

function parse(colour: string): Rgb {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    parseInt(long.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** Writes a colour as the style rules have it: as short as it can be. */
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

/** Moves a colour towards another until it can be read on all grounds. */
function shift(
  colour: Rgb,
  towards: Rgb,
  grounds: readonly Rgb[],
  least = LEAST,
): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) {
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
  grounds: readonly string[];
  /** What accents are made of to be told from their grounds. */
  towards: Rgb;
  /** What lies upon an accent. */
  upon: Rgb;
  /** How much of the accent the soft ground takes. */
  soft: number;
}

function derive(accent: Rgb, {grounds, towards, upon, soft}: Mode) {
  const surfaces = grounds.map(parse);
  const [surface = WHITE] = surfaces;
  // The soft ground has the hue alone: its lightness is that of the surface.
  const softGround = mix(surface, accent, soft);
  const readable = [...surfaces, softGround, upon];
  const plain = shift(accent, towards, readable);
  return {
    accent: write(plain),
    'accent-strong': write(shift(mix(plain, towards, 0.22), towards, readable)),
    'accent-soft': write(softGround),
    'on-accent': write(upon),
  } satisfies AccentColours;
}

/**
 * Derives the accents of both modes from one colour. Each is as near to it as
 * its contrast allows.
 *
 * @param colour - six hexadecimal digits after a hash.
 */
export function deriveAccents(
  colour: string,
): Record<'light' | 'dark', AccentColours> {
  const accent = parse(colour);
  return {
    light: derive(accent, {
      grounds: ['#ffffff', '#f6f9fa', '#f0f5f6'],
      towards: BLACK,
      upon: WHITE,
      soft: 0.09,
    }),
    dark: derive(accent, {
      grounds: ['#0b181d', '#10232b', '#0f2027'],
      towards: WHITE,
      upon: parse('#06161c'),
      soft: 0.12,
    }),
  };
}

/**
 * Writes accents into the file of design tokens.
 *
 * @param source - the file's text.
 * @returns the same text with the accents of both modes.
 */
export function writeAccents(source: string, colour: string): string {
  const accents = deriveAccents(colour);
  const dark = source.indexOf("[data-theme='dark']");
  const write = (part: string, colours: AccentColours) =>
    Object.entries(colours).reduce(
      (text, [role, value]) =>
        text.replace(new RegExp(`(--${role}:\\s*)#[\\da-f]+;`), `$1${value};`),
      part,
    );
  return (
    write(source.slice(0, dark), accents.light) +
    write(source.slice(dark), accents.dark)
  );
}
