import type {AtRule, Root} from 'postcss';

type Range = readonly [number, number];

/** Fonts without a range have all characters. */
const ALL: Range = [0, 0x10_ffff];
const ASCII: Range = [0x20, 0x7e];

/** Reads a range of characters, such as `U+A0`, `U+A0-FF` or `U+4??`. */
function readRange(text: string): Range {
  const [start = '', end = start] = text.trim().replace(/^U\+/i, '').split('-');
  const read = (digits: string, any: string) =>
    Number.parseInt(digits.replaceAll('?', any), 16);
  return [read(start, '0'), read(end, 'F')];
}

function listRanges(face: AtRule): Range[] {
  const ranges: Range[] = [];
  face.walkDecls('unicode-range', ({value}) => {
    ranges.push(...value.split(',').map(readRange));
  });
  return ranges.length === 0 ? [ALL] : ranges;
}

function readFamily(face: AtRule): string {
  let family = '';
  face.walkDecls('font-family', ({value}) => {
    family = value.replaceAll(/["']/g, '');
  });
  return family;
}

const overlap = ([a, b]: Range, [c, d]: Range) => a <= d && c <= b;

/** Lists the characters that styles insert, except ASCII. */
function listContent(root: Root): number[] {
  const found: number[] = [];
  root.walkDecls('content', ({value}) => {
    for (const [text, hex] of value.matchAll(
      /\\([\da-f]{2,6})|[^\0-\x7f]/giu,
    )) {
      found.push(
        hex === undefined
          ? (text.codePointAt(0) ?? 0)
          : Number.parseInt(hex, 16),
      );
    }
  });
  return found;
}

/**
 * Lists the fonts in the styles of a page's beginning that its text doesn't
 * need. They can follow later, unless that would let them take precedence over
 * one that has some of the same characters: the last of these applies.
 *
 * @param characters - the code points of the text, except ASCII.
 */
export function listLaterFonts(
  root: Root,
  characters: ReadonlySet<number>,
): Set<AtRule> {
  const texts: Range[] = [
    ASCII,
    ...[...characters, ...listContent(root)].map((at): Range => [at, at]),
  ];
  const faces: AtRule[] = [];
  root.walkAtRules('font-face', (face) => {
    faces.push(face);
  });
  const later = new Set<AtRule>();
  const kept: {family: string; ranges: Range[]}[] = [];
  for (const face of faces.reverse()) {
    const family = readFamily(face);
    const ranges = listRanges(face);
    const meets = (others: readonly Range[]) =>
      ranges.some((range) => others.some((other) => overlap(range, other)));
    if (
      meets(texts) ||
      kept.some((other) => other.family === family && meets(other.ranges))
    ) {
      kept.push({family, ranges});
    } else {
      later.add(face);
    }
  }
  return later;
}
