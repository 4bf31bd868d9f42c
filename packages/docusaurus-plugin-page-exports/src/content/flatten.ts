import type {List, ListItem, Paragraph, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {isRunnable} from '../notebook/runnable';
import {readAttribute} from './jsx-elements';

/**
 * Flattens the blocks of a page into one sequence, like the cells of a
 * notebook: components are replaced by their content, admonitions become
 * quotations, and lists are split at the code that runs.
 */
export function flatten(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap(flattenNode);
}

function flattenNode(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'leafDirective':
      return [];
    case 'mdxJsxFlowElement':
      return node.name === 'Tabs' ? flattenTabs(node) : flatten(node.children);
    case 'containerDirective':
      return [quote(node)];
    case 'list':
      return isRunnable(node) ? openList(node) : [node];
    default:
      return [node];
  }
}

/** Tabs show alternatives, so a notebook takes the first one that it can run. */
function flattenTabs({children}: MdxJsxFlowElement): RootContent[] {
  const tabs = children.filter(
    (child) => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem',
  );
  const runnable = tabs.find(isRunnable);
  return runnable && 'children' in runnable
    ? flatten(runnable.children)
    : tabs.flatMap((tab) =>
        tab.type === 'mdxJsxFlowElement'
          ? [strong(labelOf(tab)), ...flatten(tab.children)]
          : [],
      );
}

/** Returns the label of a tab. */
export function labelOf(tab: MdxJsxFlowElement): string {
  return readAttribute(tab, 'label') ?? readAttribute(tab, 'value') ?? '';
}

/** Creates a paragraph in bold. */
export function strong(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'strong', children: [{type: 'text', value: text}]}],
  };
}

/** Turns an admonition into a quotation. */
export function quote({name, children}: ContainerDirective): RootContent {
  const [first, ...rest] = children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel;
  const title: Paragraph = hasLabel
    ? {
        type: 'paragraph',
        children: [{type: 'strong', children: first.children}],
      }
    : strong(name.charAt(0).toUpperCase() + name.slice(1));
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
      ...flatten(isText ? rest : item.children),
    ];
  });
}
