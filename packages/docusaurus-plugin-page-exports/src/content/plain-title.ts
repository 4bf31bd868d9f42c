import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MarkdownComponents} from '../markdown/components';
import {flatten} from './flatten';
import {toPlainMarkdown} from './plain-markdown';

/** Returns the text of a heading as it is read, without marks of Markdown. */
export function plainTitle(
  heading: Heading,
  components: MarkdownComponents,
): string {
  const tree: Root = {type: 'root', children: [structuredClone(heading)]};
  const blocks = toPlainMarkdown(tree, (url) => url, components, flatten);
  return toString(blocks, {includeHtml: false}).trim();
}
