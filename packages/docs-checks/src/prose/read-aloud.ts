import {
  isJsxElement,
  type JsxElement,
} from 'docusaurus-plugin-page-exports/page';
import type {Nodes} from 'mdast';
import {attributeOf} from './jsx';

/**
 * Stands for a text that is checked separately, such as that of an image, or
 * isn't known, such as that of an expression.
 */
export const UNCHECKED = '…';

/** Matches the name of a component, unlike that of an element of HTML. */
const COMPONENT = /^\p{Lu}|\./u;

/** Returns what screen readers read: a label, else the content. */
export function textOf(node: Nodes): string {
  const text = knownText(node).trim();
  return text === '' && mayContainText(node) ? UNCHECKED : text;
}

function knownText(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') {
    return UNCHECKED;
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return UNCHECKED;
  }
  if (isJsxElement(node)) {
    return labelOf(node) || contentOf(node);
  }
  return 'value' in node ? node.value : contentOf(node);
}

function contentOf(node: Nodes): string {
  return 'children' in node
    ? node.children.map((child: Nodes) => knownText(child)).join('')
    : '';
}

function labelOf(element: JsxElement): string {
  if (attributeOf(element, 'aria-labelledby', UNCHECKED)) {
    return UNCHECKED;
  }
  return (
    attributeOf(element, 'aria-label', UNCHECKED) || alternativeOf(element)
  );
}

/** An `<img>` without `alt` is reported as an image. */
function alternativeOf(element: JsxElement): string {
  const alternative = attributeOf(element, 'alt', UNCHECKED);
  return alternative || (element.name === 'img' && alternative === null)
    ? UNCHECKED
    : '';
}

/** A component without content may write a text of its own, such as a label. */
function mayContainText(node: Nodes): boolean {
  return 'children' in node && node.children.length > 0
    ? node.children.some((child: Nodes) => mayContainText(child))
    : isJsxElement(node) &&
        COMPONENT.test(node.name ?? '') &&
        node.name !== 'Link' &&
        attributeOf(node, 'alt', UNCHECKED) === null;
}
