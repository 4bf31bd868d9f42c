import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {flatten} from '../content/flatten';
import type {ResolveLink} from '../content/links';
import {type MarkdownComponents, writeComponents} from '../markdown/components';
import type {Part} from './notebook';
import {makePlain} from '../content/plain';
import {inlineReferences} from '../content/references';
import {cellOf, isOutput} from './runnable';

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', rule: '-'});

/**
 * Divides a page into the cells of a notebook: a cell of text begins at each
 * heading and after each cell of code.
 *
 * @param tree - the page; it is changed.
 * @param address - makes a link's address absolute.
 * @param components - functions that write components of the site.
 */
export function readParts(
  tree: Root,
  address: ResolveLink,
  components: MarkdownComponents = new Map(),
): Part[] {
  const parts: Part[] = [];
  let text: RootContent[] = [];
  const endText = () => {
    const written = writer.stringify({type: 'root', children: text}).trim();
    if (written !== '') {
      parts.push({kind: 'markdown', text: written});
    }
    text = [];
  };
  inlineReferences(tree);
  const written = tree.children.flatMap(
    (node) => writeComponents(node, components) as RootContent[],
  );
  const nodes = makePlain(
    {type: 'root', children: flatten(written)},
    address,
  ).children;
  nodes.forEach((node, index) => {
    const cell = node.type === 'code' ? cellOf(node) : null;
    const next = nodes[index + 1];
    if (cell !== null) {
      endText();
      const output = isOutput(next) ? next.value : null;
      parts.push({kind: 'code', text: cell, output});
    } else if (!(
      isOutput(node) &&
      text.length === 0 &&
      parts.at(-1)?.kind === 'code'
    )) {
      if (node.type === 'heading') {
        endText();
      }
      text.push(node);
    }
  });
  endText();
  return parts;
}
