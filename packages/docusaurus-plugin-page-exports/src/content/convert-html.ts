import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {convertBlock} from './convert-blocks';
import {convertCodeBlock} from './convert-code';
import {
  isJsxElement,
  type JsxElement,
  readAttribute,
  readLiteral,
} from './jsx-elements';
import {writeScript} from './raised-text';

/** The elements that the site writes itself, by name. */
type Written = Pick<ReadonlyMap<string, unknown>, 'has'>;

/**
 * Replaces HTML elements that Markdown has a syntax for, `<Link>` of Docusaurus
 * and literals in braces with that syntax.
 *
 * @param tree - the page; it is changed.
 * @param written - elements to leave alone.
 */
export function convertHtml(tree: Root, written: Written): void {
  convertChildren(tree, written, false);
}

function convertChildren(
  node: Parents,
  written: Written,
  isOneLine: boolean,
): void {
  const children = node.children.flatMap((child: Nodes) => {
    const isOwn = isJsxElement(child) && !written.has(child.name ?? '');
    const code = isOwn ? convertCodeBlock(child) : undefined;
    if (code) {
      return [code];
    }
    if ('children' in child) {
      const isLine = child.type === 'heading' || child.type === 'tableCell';
      convertChildren(child, written, isOneLine || isLine);
    }
    return convert(child, written, isOneLine);
  });
  Object.assign(node, {children});
}

function convert(node: Nodes, written: Written, isOneLine: boolean): Nodes[] {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    const value = readLiteral(node)?.replace(/[ \t\r\n]+/g, ' ');
    return value === undefined
      ? [node]
      : inPlaceOf(node, {type: 'text', value});
  }
  if (!isJsxElement(node) || written.has(node.name ?? '')) {
    return [node];
  }
  switch (node.name) {
    case 'a':
    case 'Link':
      return convertLink(node);
    case 'b':
    case 'strong':
      return wrap(node, (children) => [{type: 'strong', children}]);
    case 'br':
      return inPlaceOf(
        node,
        isOneLine ? {type: 'text', value: ' '} : {type: 'break'},
      );
    case 'code':
      return convertCode(node);
    case 'del':
    case 's':
      return wrap(node, (children) => [{type: 'delete', children}]);
    case 'em':
    case 'i':
      return wrap(node, (children) => [{type: 'emphasis', children}]);
    case 'img':
      return convertImage(node);
    case 'sub':
    case 'sup': {
      const {name} = node;
      return wrap(node, (children) => writeScript(name, children));
    }
    default:
      return node.type === 'mdxJsxFlowElement' ? convertBlock(node) : [node];
  }
}

/** Puts content of a line in place of a node, which may be a block. */
function inPlaceOf({type}: Nodes, content: PhrasingContent): Nodes[] {
  if (type === 'mdxTextExpression' || type === 'mdxJsxTextElement') {
    return [content];
  }
  const isBlank =
    content.type === 'break' ||
    (content.type === 'text' && content.value.trim() === '');
  return isBlank ? [] : [{type: 'paragraph', children: [content]}];
}

/** Wraps the text in an element, by paragraph if the element is a block. */
function wrap(
  element: JsxElement,
  write: (children: PhrasingContent[]) => PhrasingContent[],
): Nodes[] {
  return element.type === 'mdxJsxTextElement'
    ? write(element.children)
    : element.children.map((child) =>
        child.type === 'paragraph'
          ? {...child, children: write(child.children)}
          : child,
      );
}

/** Converts `<a href>` and the link of Docusaurus, which takes either attribute. */
function convertLink(element: JsxElement): Nodes[] {
  const to = element.name === 'Link' ? readAttribute(element, 'to') : undefined;
  const url = to ?? readAttribute(element, 'href');
  const title = readAttribute(element, 'title') ?? null;
  return url === undefined
    ? [element]
    : wrap(element, (children) => [{type: 'link', url, title, children}]);
}

/** Code in Markdown is plain text, so code with other elements loses its tags. */
function convertCode(element: JsxElement): Nodes[] {
  return wrap(element, (children) =>
    children.every(({type}) => type === 'text')
      ? [{type: 'inlineCode', value: toString(children)}]
      : children,
  );
}

/** An image whose address is computed is written as its alternative text. */
function convertImage(element: JsxElement): Nodes[] {
  const url = readAttribute(element, 'src');
  const alt = readAttribute(element, 'alt') ?? '';
  const title = readAttribute(element, 'title') ?? null;
  return inPlaceOf(
    element,
    url === undefined
      ? {type: 'text', value: alt}
      : {type: 'image', url, alt, title},
  );
}
