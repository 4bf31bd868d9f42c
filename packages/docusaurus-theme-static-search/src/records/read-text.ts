import type {Root, RootContent, Table} from 'mdast';
import {
  isSimpleTextDirective,
  type Script,
  toUnicode,
} from 'docusaurus-plugin-page-exports/page';

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
  'inlineMath',
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

/** Matches a line break in the raw HTML of plain Markdown. */
const BREAK = /^<br\s*\/?>$/i;

function readLeaf(node: Node): string {
  if (node.type === 'html' && BREAK.test(node.value)) {
    return ' ';
  }
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

function scriptOf(node: Node): Script | undefined {
  const name = node.type === 'mdxJsxTextElement' ? node.name : undefined;
  return name === 'sup' || name === 'sub' ? name : undefined;
}

/** Matches an exponent that isn't a number, but no ordinal such as `1st`. */
const EXPONENT =
  /^[\p{L}\p{N}+−/ -]*[\p{Script=Greek}\p{N}+−-][\p{L}\p{N}+−/ -]*$/u;

/**
 * Writes raised or lowered text so that it is not mistaken for the digits or
 * letters beside it: 10⁻⁶ and e^ε.
 */
function writeScript(script: Script, text: string): string {
  const number = toUnicode(script, text);
  if (number !== undefined || script === 'sub' || !EXPONENT.test(text)) {
    return number ?? text;
  }
  return text.length === 1 ? `^${text}` : `^(${text})`;
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
  const text = parts.join('');
  if (node.type === 'textDirective') {
    return isSimpleTextDirective(node) ? `:${node.name}` : ` ${text} `;
  }
  const script = scriptOf(node);
  return script ? writeScript(script, text) : text;
}
