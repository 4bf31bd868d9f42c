import React, {type ReactNode} from 'react';
import type {MarkedText} from '../../interface/types';

/** Shows a text with `<mark>` around its matches. */
export default function Marked({text, ranges}: MarkedText): ReactNode {
  const parts: ReactNode[] = [];
  let place = 0;
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(place, start),
      <mark key={start}>{text.slice(start, end)}</mark>,
    );
    place = end;
  }
  return [...parts, text.slice(place)];
}
