import type {Root, RootContent} from 'mdast';
import {flattenToCells} from '../content/flatten';
import type {ResolveLink} from '../content/links';
import {stringify, toPlainMarkdown} from '../content/plain-markdown';
import type {MarkdownComponents} from '../markdown/components';
import type {Part} from './notebook';
import {cellOf, folderCellOf, isOutput} from './runnable';

/**
 * Divides a page into the cells of a notebook: a cell of text begins at each
 * heading and after each cell of code.
 *
 * @param tree - the page; it is changed.
 * @param address - makes a link's address absolute.
 * @param components - functions that write components of the site.
 * @param title - the heading of a page that has none of its own; see `hasTitle`.
 */
export function readParts(
  tree: Root,
  address: ResolveLink,
  components?: MarkdownComponents,
  title?: string,
): Part[] {
  const parts: Part[] = [];
  let text: RootContent[] = [];
  const endText = () => {
    const written = stringify(text, true).trim();
    if (written !== '') {
      parts.push({kind: 'markdown', text: written});
    }
    text = [];
  };
  const nodes = toPlainMarkdown(
    tree,
    address,
    components,
    flattenToCells,
    title,
  );
  nodes.forEach((node, index) => {
    const cell = node.type === 'code' ? cellOf(node) : null;
    const next = nodes[index + 1];
    if (node.type === 'code' && cell !== null) {
      endText();
      const folderCell = folderCellOf(node);
      if (folderCell !== null) {
        parts.push({kind: 'code', text: folderCell, output: null});
      }
      const output = isOutput(next) ? next.value : null;
      parts.push({kind: 'code', text: cell, output});
    } else if (
      !(isOutput(node) && text.length === 0 && parts.at(-1)?.kind === 'code')
    ) {
      if (node.type === 'heading') {
        endText();
      }
      text.push(node);
    }
  });
  endText();
  return parts;
}
