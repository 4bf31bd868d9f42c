import {cutText} from '../interface/cut-text';

/**
 * Splits a text into pieces for records, after a sentence or line if possible,
 * otherwise between words.
 *
 * @param longest - the maximum length of a piece.
 * @returns [] for an empty text.
 */
export function splitText(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const window = rest.slice(0, longest);
    const sentence = Math.max(
      window.lastIndexOf('. ') + 1,
      window.lastIndexOf('\n'),
    );
    const word = window.lastIndexOf(' ');
    const end =
      sentence > longest / 2 ? sentence : word > longest / 2 ? word : longest;
    const piece = cutText(rest, end);
    pieces.push(piece.trim());
    rest = rest.slice(piece.length).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
