import type {CommentDisplayPart, Reflection} from 'typedoc';

/** What the templates ask while one page is written. */
export interface PageWriter {
  /** Route of a reflection with its anchor, '' when no page shows it. */
  urlTo(reflection: Reflection): string;
  /** A comment's words as MDX that runs nothing. */
  prose(parts: readonly CommentDisplayPart[] | undefined): string;
  /** Their first sentence, on one line. */
  sentence(parts: readonly CommentDisplayPart[] | undefined): string;
}
