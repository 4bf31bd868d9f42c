import type {CommentDisplayPart, Comment, Reflection} from 'typedoc';

/** What the templates need to know of the other pages. */
export interface PageWriter {
  /** Route of a reflection with its anchor, '' when no page shows it. */
  urlTo(reflection: Reflection): string;
  /** Route of the page that lists all symbols. */
  readonly indexUrl: string;
}

/** The prose of a comment, which is MDX since it was reflected. */
export function printParts(parts: readonly CommentDisplayPart[] = []): string {
  return parts.map(({text}) => text).join('');
}

/** The first sentence of a comment, on one line. */
export function printSentence(comment: Comment | undefined): string {
  return printParts(comment?.getTag('@summary')?.content);
}
