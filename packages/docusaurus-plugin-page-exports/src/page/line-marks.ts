/**
 * Matches a line of code that consists of a comment by which Docusaurus
 * highlights others, or by which many sites mark added and removed lines. The
 * groups are the kind of mark, and which lines it applies to.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks#highlighting-with-comments
 */
export const LINE_MARK =
  /^\s*(?:#|\/\/|--|%|;;|!|['‘’]|\*>|[Rr][Ee][Mm]\b|\(\*|\/\*|<!--|\{\s*\/\*)\s*(highlight|add|remove)-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->|\*\))?\s*$/;
