import type {
  Heading,
  ListItem,
  Nodes,
  PhrasingContent,
  RootContent,
  TableRow,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {isJsxElement, readAttribute} from './jsx-elements';

/**
 * Writes an HTML element that is a block in Markdown, whose children are
 * converted already.
 *
 * @returns the element itself if Markdown can't express it.
 */
export function convertBlock(element: MdxJsxFlowElement): RootContent[] {
  switch (element.name) {
    case 'blockquote':
      return [{type: 'blockquote', children: element.children}];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return convertHeading(element, element.name);
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'ol':
    case 'ul':
      return convertList(element);
    case 'table':
      return convertTable(element);
    default:
      return [element];
  }
}

function hasName(node: Nodes, ...names: string[]): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && names.includes(node.name ?? '');
}

function convertHeading(
  {children}: MdxJsxFlowElement,
  name: string,
): RootContent[] {
  const depth = Number(name.slice(1)) as Heading['depth'];
  return [{type: 'heading', depth, children: toLine(children)}];
}

function convertList(element: MdxJsxFlowElement): RootContent[] {
  const items = element.children.filter((child) => hasName(child, 'li'));
  if (items.length === 0 || items.length < element.children.length) {
    return [element];
  }
  const ordered = element.name === 'ol';
  return [
    {
      type: 'list',
      ordered,
      start: ordered ? Number(readAttribute(element, 'start') ?? 1) : null,
      spread: false,
      children: items.map(({children}): ListItem => ({
        type: 'listItem',
        spread: false,
        children,
      })),
    },
  ];
}

/** Finds the rows of a table, above which there may be a caption. */
function findRows(children: readonly Nodes[]): MdxJsxFlowElement[] {
  return children.flatMap((child) =>
    hasName(child, 'thead', 'tbody', 'tfoot')
      ? findRows(child.children)
      : hasName(child, 'tr')
        ? [child]
        : [],
  );
}

/** In Markdown, a cell belongs to one row and one column. */
function isSpanning(cell: MdxJsxFlowElement): boolean {
  return ['colSpan', 'colspan', 'rowSpan', 'rowspan'].some((name) =>
    cell.attributes.some((one) => 'name' in one && one.name === name),
  );
}

function convertTable(element: MdxJsxFlowElement): RootContent[] {
  const rows = findRows(element.children).map((row) =>
    row.children.filter((child) => hasName(child, 'td', 'th')),
  );
  const captions = element.children.filter((child) =>
    hasName(child, 'caption'),
  );
  if (rows.length === 0 || rows.some((cells) => cells.some(isSpanning))) {
    return [element];
  }
  const children = rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: toLine(cell.children),
    })),
  }));
  return [...captions, {type: 'table', children}];
}

/** Writes blocks in one line. */
export function toLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => [
    ...(index > 0 ? [{type: 'text' as const, value: ' '}] : []),
    ...toPhrasing(node),
  ]);
}

function toPhrasing(node: Nodes): PhrasingContent[] {
  if (node.type === 'paragraph') {
    return node.children.map((child) =>
      child.type === 'break' ? {type: 'text', value: ' '} : child,
    );
  }
  if (node.type === 'code') {
    return [{type: 'inlineCode', value: node.value.replaceAll('\n', ' ')}];
  }
  if (
    node.type === 'list' ||
    node.type === 'listItem' ||
    node.type === 'blockquote' ||
    isJsxElement(node)
  ) {
    return toLine(node.children);
  }
  const value = toString(node);
  return value === '' ? [] : [{type: 'text', value}];
}
