import type {Nodes, Paragraph, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {isJsxElement, type JsxElement} from '../content/jsx-elements';

/**
 * Writes a component of the site. The element's children are plain Markdown
 * already.
 */
export type MarkdownComponent = (element: MdxJsxFlowElement) => RootContent[];

/** Functions that write the components of the site, by component name. */
export type MarkdownComponents = ReadonlyMap<string, MarkdownComponent>;

/** Wraps text in a paragraph, as MDX does in a block. */
function asBlock(element: JsxElement): MdxJsxFlowElement {
  if (element.type === 'mdxJsxFlowElement') {
    return element;
  }
  const {children} = element;
  const text: Paragraph = {type: 'paragraph', children};
  return {
    ...element,
    type: 'mdxJsxFlowElement',
    children: children.length === 0 ? [] : [text],
  };
}

/**
 * Returns an element that is alone on a line, which Markdown wraps in a
 * paragraph.
 */
function aloneIn(node: Nodes): JsxElement | undefined {
  const [only, ...rest] = node.type === 'paragraph' ? node.children : [];
  return only && rest.length === 0 && isJsxElement(only) ? only : undefined;
}

/** Unwraps a paragraph to use its content within a line. */
function toPhrasing(node: RootContent): Nodes[] {
  return node.type === 'paragraph' ? node.children : [node];
}

/** Writes the site's components in a node, innermost first. */
export function writeComponents(
  node: Nodes,
  components: MarkdownComponents,
): Nodes[] {
  if (!('children' in node)) {
    return [node];
  }
  const element = isJsxElement(node) ? node : aloneIn(node);
  const write = components.get(element?.name ?? '');
  const subject = element && write ? asBlock(element) : node;
  const children = subject.children.flatMap((child) =>
    writeComponents(child, components),
  );
  const whole = {...subject, children} as typeof subject;
  if (!write) {
    return [whole];
  }
  const written = write(whole as MdxJsxFlowElement);
  return node.type === 'mdxJsxTextElement'
    ? written.flatMap(toPhrasing)
    : written;
}
