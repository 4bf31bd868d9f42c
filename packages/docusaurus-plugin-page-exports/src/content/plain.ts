import type {
  Delete,
  Emphasis,
  Heading,
  Link,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Strong,
  TableCell,
} from 'mdast';
import {LINE_MARK} from '../page/line-marks';
import {isSimpleTextDirective, showLabel} from './directives';
import {quote, writeLabel} from './flatten';
import type {ResolveLink} from './links';
import {resolveHtml} from './resolve-html';
import {tidyLine} from './tidy-line';
import {isBlockElement} from './unravel';

/** Matches the address of an image that the build doesn't rename. */
const PUBLISHED = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/**
 * Turns syntax of Docusaurus into plain Markdown: a component becomes its
 * content, a directive becomes what is shown of it, a link to a file that
 * the build renames becomes its text and such an image its alternative text, and
 * code loses the comments that mark its lines.
 *
 * @param address - makes a link's or an image's address absolute.
 */
export function makePlain<T extends Nodes>(node: T, address: ResolveLink): T {
  if ('url' in node && typeof node.url === 'string') {
    node.url = address(node.url) ?? node.url;
  }
  if (hasChildren(node)) {
    const children = node.children.flatMap((child) => plainOf(child, address));
    children.forEach((child) => makePlain(child, address));
    Object.assign(node, {children: children.filter(isShown)});
  }
  if (isLine(node)) {
    node.children = tidyLine(node.children);
  }
  if (node.type === 'heading') {
    dropId(node.children);
  }
  if (node.type === 'html') {
    node.value = resolveHtml(node.value, address);
  }
  if (node.type === 'code') {
    const lines = node.value.split('\n');
    node.value = lines.filter((line) => !LINE_MARK.test(line)).join('\n');
  }
  return node;
}

function hasChildren(node: Nodes): node is Parents {
  return 'children' in node;
}

/** Nodes of text at whose ends white space isn't shown, or can't be written. */
const LINES: readonly string[] = [
  ...['heading', 'paragraph', 'tableCell'],
  ...['delete', 'emphasis', 'link', 'strong'],
];

type Line = Delete | Emphasis | Heading | Link | Paragraph | Strong | TableCell;

function isLine(node: Nodes): node is Line {
  return LINES.includes(node.type);
}

/** Whether anything is left of a node, such as an image without a text. */
function isShown(node: Nodes): boolean {
  return node.type !== 'paragraph' || node.children.length > 0;
}

function plainOf(node: Nodes, address: ResolveLink): Nodes[] {
  switch (node.type) {
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      const content = node.children.flatMap((child) => plainOf(child, address));
      if (!isBlockElement(node)) {
        return content;
      }
      return node.type === 'mdxJsxTextElement'
        ? separate(content)
        : [...(node.name === 'TabItem' ? writeLabel(node) : []), ...content];
    }
    case 'containerDirective':
      return [quote(node)];
    case 'leafDirective':
      return showLabel(node);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return [];
    case 'html':
      return isComment(node.value) ? [] : [node];
    case 'textDirective':
      return isSimpleTextDirective(node)
        ? [{type: 'text', value: `:${node.name}`}]
        : separate(node.children.flatMap((child) => plainOf(child, address)));
    case 'image':
      // The bundler publishes such a file under a hashed name or inlines it,
      // so its address beside the page doesn't exist.
      return PUBLISHED.test(node.url) ? [node] : altOf(node.alt);
    case 'link':
      return address(node.url) === null
        ? node.children.flatMap((child) => plainOf(child, address))
        : [node];
    default:
      return [node];
  }
}

/** Whether raw HTML is only comments, which sites with `future.v4` don't drop. */
function isComment(html: string): boolean {
  return html.replace(/<!--[\s\S]*?-->/g, '').trim() === '';
}

/** Separates a block from its neighbours in a line, where only a space can. */
function separate(content: readonly Nodes[]): Nodes[] {
  return [{type: 'text', value: ' '}, ...content, {type: 'text', value: ' '}];
}

function altOf(alt: string | null | undefined): Nodes[] {
  return alt ? [{type: 'text', value: alt}] : [];
}

/** Removes a heading's explicit id, which isn't part of its text. */
function dropId(children: readonly PhrasingContent[]): void {
  const last = children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.replace(/\s*\{#[^}]+\}$/, '');
  }
}
