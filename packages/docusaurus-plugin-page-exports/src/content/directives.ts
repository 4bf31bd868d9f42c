import type {Paragraph} from 'mdast';
import type {LeafDirective, TextDirective} from 'mdast-util-directive';

/**
 * Whether a directive is only a colon before a word, as in `key:value`, which
 * Docusaurus shows as written. Of others it shows the label, as a block even within
 * a line, unless a plugin handles them.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-mdx-loader/src/remark/unusedDirectives/index.ts
 */
export function isSimpleTextDirective({
  children,
  attributes,
}: TextDirective): boolean {
  return children.length === 0 && Object.keys(attributes ?? {}).length === 0;
}

/** Returns the label of a directive, the only part of it that is shown. */
export function showLabel({children}: LeafDirective): Paragraph[] {
  return children.length === 0 ? [] : [{type: 'paragraph', children}];
}
