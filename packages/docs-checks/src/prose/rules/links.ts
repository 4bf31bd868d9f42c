import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {
  isJsxElement,
  type JsxElement,
} from 'docusaurus-plugin-page-exports/page';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../jsx';
import {textOf, UNCHECKED} from '../read-aloud';
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
    const text = textOf(node);
    const words = text
      .toLowerCase()
      .replaceAll(/\s+|[.,:!]+$/g, ' ')
      .trim();
    if (EMPTY.has(words)) {
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
    (isJsxElement(node) &&
      (node.name === 'a' || node.name === 'Link') &&
      mayHaveTarget(node))
  );
}

/** Without a target, `<a id="…">` is only an anchor for other links. */
function mayHaveTarget(element: JsxElement): boolean {
  return (
    attributeOf(element, 'href', UNCHECKED) !== null ||
    attributeOf(element, 'to', UNCHECKED) !== null ||
    element.attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')
  );
}
