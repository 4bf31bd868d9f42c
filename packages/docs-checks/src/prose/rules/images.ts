import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {isJsxElement} from 'docusaurus-plugin-page-exports/page';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf} from '../jsx';
import type {Rule} from './rule';

/** Requires alternative text for images. */
export const checkImages: Rule = ({file, tree}) => {
  const diagnostics: Diagnostic[] = [];
  visit(tree, (node: Nodes) => {
    if (lacksAlternative(node)) {
      diagnostics.push(
        createDiagnostic({
          ruleId: 'image',
          file,
          line: node.position?.start.line ?? 1,
          reason: 'The image has no alternative text',
          note: 'Describe what it shows: ![A lighthouse at night](./lighthouse.svg).',
        }),
      );
    }
  });
  return diagnostics;
};

function lacksAlternative(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') {
    return (node.alt ?? '').trim() === '';
  }
  // An empty alternative text marks an image as decorative.
  return (
    isJsxElement(node) &&
    node.name === 'img' &&
    attributeOf(node, 'alt', '…') === null
  );
}
