import type {List, ListItem, Paragraph, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {isRunnable} from '../notebook/runnable';
import {showLabel} from './directives';
import {readAttribute} from './jsx-elements';

/**
 * Flattens the blocks of a page into one sequence: components are replaced by
 * their content, and admonitions become quotations.
 *
 * @param writeList - replaces a list.
 */
export function flatten(
  nodes: readonly RootContent[],
  writeList: (list: List) => RootContent[] = (list) => [list],
): RootContent[] {
  return nodes.flatMap((node) => flattenNode(node, writeList));
}

/**
 * Flattens the blocks of a page like the cells of a notebook, in which lists are
 * split at the code that runs.
 */
export function flattenToCells(nodes: readonly RootContent[]): RootContent[] {
  return flatten(nodes, (list) => (isRunnable(list) ? openList(list) : [list]));
}

function flattenNode(
  node: RootContent,
  writeList: (list: List) => RootContent[],
): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return [];
    case 'leafDirective':
      return showLabel(node);
    case 'mdxJsxFlowElement':
      return node.name === 'Tabs'
        ? flattenTabs(node, writeList)
        : flatten(node.children, writeList);
    case 'containerDirective':
      return [quote(node)];
    case 'list':
      return writeList(node);
    default:
      return [node];
  }
}

/** Tabs show alternatives, so a notebook takes the first one that it can run. */
function flattenTabs(
  {children}: MdxJsxFlowElement,
  writeList: (list: List) => RootContent[],
): RootContent[] {
  const tabs = children.filter(
    (child) => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem',
  );
  const runnable = tabs.find(isRunnable);
  return runnable && 'children' in runnable
    ? flatten(runnable.children, writeList)
    : tabs.flatMap((tab) =>
        tab.type === 'mdxJsxFlowElement'
          ? [...writeLabel(tab), ...flatten(tab.children, writeList)]
          : [],
      );
}

/** Writes the label of a tab, unless it is computed. */
export function writeLabel(tab: MdxJsxFlowElement): Paragraph[] {
  const label = readAttribute(tab, 'label') ?? readAttribute(tab, 'value');
  return label ? [strong(label)] : [];
}

/** Creates a paragraph in bold. */
export function strong(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: text}]}],
  };
}

/** Returns the title of an admonition; its attribute `title` precedes its label. */
function titleOf(
  {name, attributes}: ContainerDirective,
  label: Paragraph | undefined,
): Paragraph {
  const title = attributes?.title;
  return label && !title
    ? {
        type: 'paragraph',
        children: [{type: 'strong', children: label.children}],
      }
    : strong(title || name.charAt(0).toUpperCase() + name.slice(1));
}

/** Turns an admonition into a quotation. */
export function quote(admonition: ContainerDirective): RootContent {
  const {children} = admonition;
  const [first, ...rest] = children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const title = titleOf(admonition, hasLabel ? first : undefined);
  const content = flatten(hasLabel ? rest : children).filter(
    (node) => node.type !== 'listItem',
  );
  return {
    type: 'blockquote',
    children: [title, ...content] as ContainerDirective['children'],
  };
}

/**
 * Splits a list: each item keeps its number, and the blocks below its text
 * follow it.
 */
function openList(list: List): RootContent[] {
  const start = list.start ?? 1;
  return list.children.flatMap((item, index) => {
    const [head, ...rest] = item.children;
    const isText = head?.type === 'paragraph';
    const opened: ListItem = {...item, children: isText ? [head] : []};
    return [
      ...(isText
        ? [
            {
              ...list,
              start: list.ordered ? start + index : null,
              children: [opened],
            },
          ]
        : []),
      ...flattenToCells(isText ? rest : item.children),
    ];
  });
}
