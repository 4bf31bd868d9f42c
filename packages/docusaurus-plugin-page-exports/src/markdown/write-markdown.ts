import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {flatten, writeLabel} from '../content/flatten';
import {readAttribute} from '../content/jsx-elements';
import type {ResolveLink} from '../content/links';
import {stringify, toPlainMarkdown} from '../content/plain-markdown';
import type {MarkdownComponents} from './components';

/** The nodes that contain blocks. */
const CONTAINERS = [
  'blockquote',
  'containerDirective',
  'list',
  'listItem',
  'mdxJsxFlowElement',
] as const;

/**
 * Writes a page as plain Markdown: components are replaced by their content,
 * tabs follow each other under their labels, and links are absolute.
 *
 * @param tree - the page; it is changed.
 * @param address - makes a link's address absolute.
 * @param components - functions that write components of the site.
 * @param title - the heading of a page that has none of its own; see `hasTitle`.
 */
export function writeMarkdown(
  tree: Root,
  address: ResolveLink,
  components?: MarkdownComponents,
  title?: string,
): string {
  const arrange = (nodes: readonly RootContent[]) =>
    flatten(nodes.flatMap(openTabs));
  return stringify(toPlainMarkdown(tree, address, components, arrange, title));
}

/** Writes the labels of tabs and the links of cards, wherever they are. */
function openTabs(node: RootContent): RootContent[] {
  if (!isContainer(node)) {
    return [node];
  }
  const children = node.children.flatMap(openTabs);
  if (node.type === 'mdxJsxFlowElement') {
    switch (node.name) {
      case 'TabItem':
        return [...writeLabel(node), ...children];
      case 'Card':
        return [...linkOf(node), ...children];
      // No later step may pick one tab.
      case 'Tabs':
        return children;
    }
  }
  return [{...node, children} as RootContent];
}

/** Whether a node contains blocks. */
function isContainer(
  node: Nodes,
): node is Extract<Nodes, {type: (typeof CONTAINERS)[number]}> {
  return (CONTAINERS as readonly string[]).includes(node.type);
}

/**
 * Returns a card's title as a link, followed by its facts. A component without
 * a literal title and link is not a card of this kind.
 */
function linkOf(card: MdxJsxFlowElement): RootContent[] {
  const title = readAttribute(card, 'title');
  const url = readAttribute(card, 'to');
  const facts = readAttribute(card, 'facts');
  if (!title || !url) {
    return [];
  }
  return [
    {
      type: 'paragraph',
      children: [
        {type: 'link', url, children: [{type: 'text', value: title}]},
        ...(facts ? [{type: 'text' as const, value: ` (${facts})`}] : []),
      ],
    },
  ];
}
