import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createFault} from '../../pages/create-fault';
import type {Fault} from '../../sdk/finding';
import type {Rule} from './rule';

/** Words that lead nowhere when they are read alone, as in a list of links. */
const EMPTY: ReadonlySet<string> = new Set([
  '',
  'click here',
  'details',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see here',
  'that',
  'the link',
  'this',
  'this link',
  'this page',
]);
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** The text of a link says where it goes. */
export const checkLinks: Rule = ({file, tree}) => {
  const faults: Fault[] = [];
  visit(tree, (node: Nodes) => {
    if (!isLink(node)) {
      return;
    }
    const text = toString(node).trim();
    const words = text
      .toLowerCase()
      .replaceAll(/\s+|[.,:!]+$/g, ' ')
      .trim();
    if (EMPTY.has(words) && !holdsImage(node)) {
      faults.push(
        createFault(
          'link',
          {file, line: node.position?.start.line ?? 1},
          text === ''
            ? 'the link has no text'
            : `the link's text, "${text}", does not say where it goes`,
          'let the text name the page that it leads to',
        ),
      );
    } else if (ADDRESS.test(text)) {
      faults.push(
        createFault(
          'link',
          {file, line: node.position?.start.line ?? 1},
          `the link's text is its address, ${text}`,
          'name the page, or put an address that is no link into backticks',
        ),
      );
    }
  });
  return faults;
};

function isLink(node: Nodes): boolean {
  return (
    node.type === 'link' ||
    node.type === 'linkReference' ||
    ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      (node.name === 'a' || node.name === 'Link'))
  );
}

/** The alternative of an image is the link's text; images are checked apart. */
function holdsImage(node: Nodes): boolean {
  return (
    node.type === 'image' ||
    ('children' in node && node.children.some(holdsImage))
  );
}
