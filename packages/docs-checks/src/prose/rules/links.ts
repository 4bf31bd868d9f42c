import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

/** Link texts that are meaningless out of context, as in a list of links. */
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

/** Requires link texts that describe their target. */
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
              : `The link text "${text}" doesn't describe its target`,
          note: 'Use the title or a description of the linked page.',
        }),
      );
    } else if (ADDRESS.test(text)) {
      diagnostics.push(
        createDiagnostic({
          ruleId: 'link',
          file,
          line: node.position?.start.line ?? 1,
          reason: `The link text is a URL: ${text}`,
          note: 'Describe the page, or put a URL that is not a link in backticks.',
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

/**
 * Whether a link contains an image, whose alternative text is the link's text
 * and is checked separately.
 */
function holdsImage(node: Nodes): boolean {
  return (
    node.type === 'image' ||
    ('children' in node && node.children.some(holdsImage))
  );
}
