import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {flatten, labelOf, strong} from '../content/flatten';
import type {ResolveLink} from '../content/links';
import {makePlain} from '../content/plain';
import {inlineReferences} from '../content/references';
import {type MarkdownComponents, writeComponents} from './components';

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', rule: '-'});

/**
 * Writes a page as plain Markdown: components are replaced by their content,
 * tabs follow each other under their labels, and links are absolute.
 *
 * @param tree - the page; it is changed.
 * @param address - makes a link's address absolute.
 * @param components - functions that write components of the site.
 */
export function writeMarkdown(
  tree: Root,
  address: ResolveLink,
  components: MarkdownComponents = new Map(),
): string {
  inlineReferences(tree);
  const written = tree.children.flatMap(
    (node) => writeComponents(node, components) as RootContent[],
  );
  const children = flatten(written.flatMap(openTabs));
  const plain = makePlain<Root>({type: 'root', children}, address);
  visit(plain, 'code', (node) => {
    // The meta string of a fence is meaningful only on this site.
    node.meta = null;
  });
  return writer.stringify(plain);
}

function openTabs(node: RootContent): RootContent[] {
  if (node.type !== 'mdxJsxFlowElement') {
    return [node];
  }
  const children: RootContent[] = node.children.flatMap(openTabs);
  switch (node.name) {
    case 'TabItem':
      return [strong(labelOf(node)), ...children];
    case 'Card':
      return [...linkOf(node), ...children];
    default:
      return wrap(node, children);
  }
}

/**
 * Returns a card's title as a link, followed by its facts. A component without
 * a literal title and link is not a card of this kind.
 */
function linkOf(card: MdxJsxFlowElement): RootContent[] {
  const value = (name: string) =>
    card.attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .filter((attribute) => attribute.name === name)
      .map((attribute) => attribute.value)
      .find((text) => typeof text === 'string');
  const title = value('title');
  const url = value('to');
  const facts = value('facts');
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

/** Drops `Tabs`, so that no later step picks one tab. */
function wrap(node: MdxJsxFlowElement, children: RootContent[]): RootContent[] {
  return node.name === 'Tabs'
    ? children
    : [{...node, children: children as MdxJsxFlowElement['children']}];
}
