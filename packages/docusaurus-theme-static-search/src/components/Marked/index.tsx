import React, {type ReactNode} from 'react';
import type {MarkedText, Range} from '../../interface/types';

interface Props extends MarkedText {
  /** Whether it is a name, in which lines break between parts. */
  isName?: boolean;
}

/**
 * Matches the last letter of a part of a name: `FederatedAveraging`,
 * `pod.start`.
 */
const PART_END = /[\p{Ll}\p{N}](?=\p{Lu})|[._](?=[\p{L}\p{N}])/gu;

/** Inserts line break opportunities after some letters of a text. */
function breakAfter(
  text: string,
  seams: ReadonlySet<number>,
  [start, end]: readonly [start: number, end: number],
): ReactNode[] {
  const own = Array.from(seams).filter((seam) => seam > start && seam <= end);
  return [...own, end].map((stop, place) => (
    <React.Fragment key={stop + place}>
      {text.slice(own[place - 1] ?? start, stop)}
      {place < own.length && <wbr />}
    </React.Fragment>
  ));
}

/** Joins adjacent ranges, each of which may match a different word. */
function join(ranges: readonly Range[]): Range[] {
  return ranges.reduce<Range[]>((joined, [start, end]) => {
    const last = joined.at(-1);
    return last?.[1] === start
      ? [...joined.slice(0, -1), [last[0], end]]
      : [...joined, [start, end]];
  }, []);
}

/** Shows a text with `<mark>` around its matches. */
export default function Marked({
  text,
  ranges,
  isName = false,
}: Props): ReactNode {
  const seams = new Set(
    isName
      ? Array.from(text.matchAll(PART_END)).map(({index}) => index + 1)
      : [],
  );
  const parts: ReactNode[] = [];
  let place = 0;
  for (const [start, end] of join(ranges)) {
    parts.push(
      <React.Fragment key={`${start} before`}>
        {breakAfter(text, seams, [place, start])}
      </React.Fragment>,
      <mark key={start}>{breakAfter(text, seams, [start, end])}</mark>,
    );
    place = end;
  }
  return [...parts, breakAfter(text, seams, [place, text.length])];
}
