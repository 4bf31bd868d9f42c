import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
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
  const diagnostics: Diagnostic[] = [];
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
      diagnostics.push(
        createDiagnostic({
          ruleId: 'link',
          file,
          line: node.position?.start.line ?? 1,
          reason:
            text === ''
              ? 'The link has no text'
              : `The link's text, "${text}", doesn't say where it goes`,
          note: 'Let the text name the page that it leads to.',
        }),
      );
    } else if (ADDRESS.test(text)) {
      diagnostics.push(
        createDiagnostic({
          ruleId: 'link',
          file,
          line: node.position?.start.line ?? 1,
          reason: `The link's text is its address, ${text}`,
          note: 'Name the page, or put an address that is no link into backticks.',
        }),
      );
    }
  });
  return diagnostics;
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
