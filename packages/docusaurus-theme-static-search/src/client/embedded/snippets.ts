import type {Mark} from './marker';

/** A text with its marks, on the way to HTML. */
export interface MarkedText {
  text: string;
  marks: readonly Mark[];
}

export interface Tags {
  pre: string;
  post: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text harmless wherever it is set into HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A text as HTML: escaped, then its marks between the tags. */
export function toHtml({text, marks}: MarkedText, {pre, post}: Tags): string {
  let html = '';
  let place = 0;
  for (const {start, end} of marks) {
    html += escapeHtml(text.slice(place, start));
    html += pre + escapeHtml(text.slice(start, end)) + post;
    place = end;
  }
  return html + escapeHtml(text.slice(place));
}

interface Window {
  start: number;
  end: number;
}

function countMatches(
  {marks}: MarkedText,
  {start, end}: Window,
): {words: number; marks: number} {
  const words = new Set<string>();
  let count = 0;
  for (const mark of marks) {
    if (mark.start >= end) {
      break;
    }
    if (mark.start >= start && mark.end <= end) {
      words.add(mark.word);
      count += 1;
    }
  }
  return {words: words.size, marks: count};
}

/** The run of words that shows most of the query, the earliest of equals. */
function findWindow(source: MarkedText, count: number): Window {
  const words = [...source.text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const whole = {start: 0, end: source.text.length};
  if (words.length <= count) {
    return whole;
  }
  const windowAt = (first: number): Window => ({
    start: words[first]?.start ?? 0,
    end: words[Math.min(first + count, words.length) - 1]?.end ?? whole.end,
  });
  let best = windowAt(0);
  let most = countMatches(source, best);
  let at = 0;
  for (const mark of source.marks) {
    while ((words[at]?.end ?? Infinity) <= mark.start) {
      at += 1;
    }
    // A word or two before the match tell where the sentence is.
    const first = Math.max(0, Math.min(at - 2, words.length - count));
    const window = windowAt(first);
    const own = countMatches(source, window);
    if (
      own.words > most.words ||
      (own.words === most.words && own.marks > most.marks)
    ) {
      best = window;
      most = own;
    }
  }
  return best;
}

/** No comma or opening bracket before the dots that stand for the rest. */
function trimEnd({text}: MarkedText, {start, end}: Window): Window {
  const shown = text.slice(start, end);
  return end < text.length
    ? {start, end: start + shown.replace(/[\s,;:([{]+$/, '').length}
    : {start, end};
}

/**
 * Cuts a text to the words around its matches.
 *
 * @param count - how many words to keep.
 * @param ellipsis - what stands for the words left out at either end, as text.
 * @returns HTML.
 */
export function makeSnippet(
  source: MarkedText,
  count: number,
  ellipsis: string,
  tags: Tags,
): string {
  const {start, end} = trimEnd(source, findWindow(source, count));
  const marks = source.marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({
      ...mark,
      start: mark.start - start,
      end: mark.end - start,
    }));
  const html = toHtml({text: source.text.slice(start, end), marks}, tags);
  const dots = escapeHtml(ellipsis);
  const isEnded =
    end >= source.text.length || /[.?!]$/.test(source.text.slice(start, end));
  return (start > 0 ? dots : '') + html + (isEnded ? '' : dots);
}
