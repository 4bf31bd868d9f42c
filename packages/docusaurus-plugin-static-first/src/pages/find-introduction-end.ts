// cspell:ignore onopentag onclosetag
import {Parser} from 'htmlparser2';

const INERT = new Set(['noscript', 'template']);

/**
 * Finds the end of a page's introduction: the first paragraph below the heading
 * of its main content.
 *
 * @returns the offset of the paragraph's end tag, or of the tag that closes it;
 * undefined if the page has no such paragraph.
 */
export function findIntroductionEnd(html: string): number | undefined {
  let isInMain = false;
  let isBelowHeading = false;
  /** How many open elements contain content that browsers don't show. */
  let inert = 0;
  let end: number | undefined;
  const parser = new Parser({
    onopentag(tag) {
      isInMain ||= tag === 'main';
      inert += INERT.has(tag) ? 1 : 0;
    },
    onclosetag(tag) {
      inert -= INERT.has(tag) ? 1 : 0;
      isBelowHeading ||= isInMain && tag === 'h1';
      if (isBelowHeading && inert === 0 && tag === 'p') {
        end = parser.startIndex;
        parser.pause();
      }
    },
  });
  parser.write(html);
  return end;
}
