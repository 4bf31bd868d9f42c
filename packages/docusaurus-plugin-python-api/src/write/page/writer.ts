import type {CommentDisplayPart, Comment, Reflection} from 'typedoc';

/** Information about other pages for the templates. */
export interface PageWriter {
  /** Route of a reflection with its anchor, '' if it isn't on any page. */
  urlTo(reflection: Reflection): string;
  /** Route of the page that lists all symbols. */
  readonly indexUrl: string;
}

/** The prose of a comment, which is already MDX. */
export function printParts(parts: readonly CommentDisplayPart[] = []): string {
  return parts.map(({text}) => text).join('');
}

/** The first sentence of a comment, on one line. */
export function printSentence(comment: Comment | undefined): string {
  return printParts(comment?.getTag('@summary')?.content);
}
