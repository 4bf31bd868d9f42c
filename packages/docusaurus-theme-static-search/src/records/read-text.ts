import type {Root, RootContent, Table} from 'mdast';

export type Node = Root | RootContent;

const SILENT = new Set(['definition', 'html', 'mdxjsEsm', 'toml', 'yaml']);
const EXPRESSIONS = new Set(['mdxFlowExpression', 'mdxTextExpression']);
const STRING_LITERAL = /^\s*(["'`])(.*)\1\s*$/s;
const INLINE = new Set([
  'delete',
  'emphasis',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
  'textDirective',
]);

/** Inline nodes without children. */
const LEAVES = new Set([
  'break',
  'image',
  'imageReference',
  'inlineCode',
  'mdxTextExpression',
  'text',
]);

/** Whether a node with children is part of a line. */
export function isInline({type}: Node): boolean {
  return INLINE.has(type);
}

/** Whether a node is part of a line. */
export function isPhrasing(node: Node): boolean {
  return isInline(node) || LEAVES.has(node.type);
}

function readLeaf(node: Node): string {
  if (SILENT.has(node.type)) {
    return '';
  }
  if ('alt' in node && typeof node.alt === 'string') {
    return node.alt;
  }
  if (!('value' in node) || typeof node.value !== 'string') {
    return node.type === 'break' ? ' ' : '';
  }
  return EXPRESSIONS.has(node.type)
    ? (STRING_LITERAL.exec(node.value)?.[2] ?? '')
    : node.value;
}

/** Whether a node is only for screen readers. */
function isHidden(node: Node): boolean {
  return (
    node.type === 'mdxJsxTextElement' &&
    node.attributes.some(({value}) => value === 'visually-hidden')
  );
}

function isLineBreak(node: Node): boolean {
  return node.type === 'mdxJsxTextElement' && node.name === 'br';
}

/** Reads cells and rows like a list in a sentence. */
function readTable({children}: Table): string {
  return children
    .map((row) => row.children.map((cell) => readText(cell).trim()))
    .map((cells) => cells.filter(Boolean).join(', '))
    .join('; ')
    .replace(/([.!?:])[,;](?= )/g, '$1');
}

/** Returns the visible text of a node, with spaces between blocks. */
export function readText(node: Node): string {
  if (!('children' in node)) {
    return readLeaf(node);
  }
  if (node.type === 'table') {
    return readTable(node);
  }
  if (isHidden(node)) {
    return '';
  }
  if (isLineBreak(node)) {
    return ' ';
  }
  const parts = node.children.map((child) =>
    'children' in child && !isInline(child)
      ? ` ${readText(child)} `
      : readText(child),
  );
  return parts.join('');
}
