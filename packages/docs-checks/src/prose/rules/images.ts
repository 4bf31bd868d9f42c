import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {createFault} from '../../pages/create-fault';
import type {Fault} from '../../sdk/finding';
import type {Rule} from './rule';

/** An image says in words what it shows. */
export const checkImages: Rule = ({file, tree}) => {
  const faults: Fault[] = [];
  visit(tree, (node: Nodes) => {
    if (lacksAlternative(node)) {
      faults.push(
        createFault(
          'image',
          {file, line: node.position?.start.line ?? 1},
          'the image has no text alternative',
          'say what it shows: ![A pod beside its data](./pod.svg)',
        ),
      );
    }
  });
  return faults;
};

function lacksAlternative(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') {
    return (node.alt ?? '').trim() === '';
  }
  if (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'img'
  ) {
    // An empty one is the way to say that an image is decoration.
    return !node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt',
    );
  }
  return false;
}
