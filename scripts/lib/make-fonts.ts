import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

interface Font {
  /** The name of the written file. */
  name: string;
  source: string;
  /** Inclusive ranges of code points. */
  ranges: readonly (readonly [first: number, last: number])[];
}

interface Written {
  file: string;
  /** Bytes. */
  before: number;
  after: number;
}

const ASCII = [0x20, 0x7e] as const;
const PUNCTUATION = [
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb1, 0xb1],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

/**
 * The fonts of the pages. `src/css/fonts.css` repeats these ranges, and uses
 * the full font for other characters.
 */
const FONTS: readonly Font[] = [
  {
    name: 'text.woff2',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    ranges: [ASCII, ...PUNCTUATION],
  },
  {
    name: 'text-italic.woff2',
    source: 'figtree/files/figtree-latin-wght-italic.woff2',
    ranges: [ASCII, ...PUNCTUATION],
  },
  {
    name: 'code.woff2',
    source: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    ranges: [ASCII, [0xa0, 0xa0], [0x2026, 0x2026]],
  },
];

/** The weights that the site uses. */
const WEIGHTS = {min: 400, max: 700, default: 400};

const {resolve} = createRequire(import.meta.url);

function lettersOf(ranges: Font['ranges']): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({length: last - first + 1}, (_, index) =>
        String.fromCodePoint(first + index),
      ),
    )
    .join('');
}

/**
 * Subsets the site's fonts to what most pages need.
 *
 * @param root - the repository.
 * @returns the written files.
 */
export async function makeFonts(root: string): Promise<Written[]> {
  return Promise.all(
    FONTS.map(async ({name, source, ranges}) => {
      const whole = await fs.readFile(
        resolve(`@fontsource-variable/${source}`),
      );
      const font = await subsetFont(whole, lettersOf(ranges), {
        targetFormat: 'woff2',
        // Ligatures make code less clear, and their rules were a third of its
        // font.
        noLayoutClosure: true,
        keepFeatures: ['kern'],
        variationAxes: {wght: WEIGHTS},
      });
      const file = path.join(root, 'src/css/fonts', name);
      await fs.writeFile(file, font);
      return {file, before: whole.length, after: font.length};
    }),
  );
}
