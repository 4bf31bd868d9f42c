import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

interface Face {
  /** The file that is written. */
  name: string;
  source: string;
  /** Ranges of code points, both ends included. */
  ranges: readonly (readonly [first: number, last: number])[];
  heaviest: number;
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
 * What the pages are set in. `src/css/fonts.css` names the same ranges, and the
 * whole face for letters outside of them.
 */
const FACES: readonly Face[] = [
  {
    name: 'text.woff2',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    ranges: [ASCII, ...PUNCTUATION],
    heaviest: 800,
  },
  {
    name: 'text-italic.woff2',
    source: 'figtree/files/figtree-latin-wght-italic.woff2',
    ranges: [ASCII, ...PUNCTUATION],
    heaviest: 800,
  },
  {
    name: 'code.woff2',
    source: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    ranges: [ASCII, [0xa0, 0xa0], [0x2026, 0x2026]],
    heaviest: 700,
  },
];

/** Below this no text of the site is set. */
const LIGHTEST = 400;

const {resolve} = createRequire(import.meta.url);

function lettersOf(ranges: Face['ranges']): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({length: last - first + 1}, (_, index) =>
        String.fromCodePoint(first + index),
      ),
    )
    .join('');
}

/**
 * Writes the site's faces, cut down to what most pages need.
 *
 * @param root - the repository.
 * @returns what was written.
 */
export async function makeFonts(root: string): Promise<Written[]> {
  return Promise.all(
    FACES.map(async ({name, source, ranges, heaviest}) => {
      const whole = await fs.readFile(
        resolve(`@fontsource-variable/${source}`),
      );
      const face = await subsetFont(whole, lettersOf(ranges), {
        targetFormat: 'woff2',
        // Ligatures would bring their glyphs along; code is clearer without.
        noLayoutClosure: true,
        variationAxes: {
          wght: {min: LIGHTEST, max: heaviest, default: LIGHTEST},
        },
      });
      const file = path.join(root, 'src/css/fonts', name);
      await fs.writeFile(file, face);
      return {file, before: whole.length, after: face.length};
    }),
  );
}
