import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';

/** A label of one or two words at the start of a paragraph. */
const LABEL = /^[A-Z][a-z]+(?: [a-z]+)?:(?=\s|$)/;

function labelOf(block: RootContent): string {
  const [first] = block.type === 'paragraph' ? block.children : [];
  return (first?.type === 'text' && LABEL.exec(first.value)?.[0]) || '';
}

function markLabel({children}: Paragraph, label: string): PhrasingContent[] {
  const [first, ...rest] = children;
  const text = first?.type === 'text' ? first.value.slice(label.length) : '';
  return [
    {type: 'strong', children: [{type: 'text', value: label}]},
    {type: 'text', value: text},
    ...rest,
  ];
}

/**
 * Joins consecutive paragraphs that start with different labels, such as `Cause:`
 * and `Fix:`, into one paragraph with a line for each. A single label may start
 * any sentence, so it is left alone.
 */
export function joinLabelled(tree: Root): void {
  const labels = tree.children.map(labelOf);
  const joined: RootContent[] = [];
  const known = new Set<string>();
  for (const [index, block] of tree.children.entries()) {
    const label = labels[index] ?? '';
    const isOneOfSome = Boolean(labels[index - 1] || labels[index + 1]);
    if (block.type !== 'paragraph' || label === '' || !isOneOfSome) {
      known.clear();
      joined.push(block);
      continue;
    }
    const words = markLabel(block, label);
    const group = joined.at(-1);
    if (known.size > 0 && !known.has(label) && group?.type === 'paragraph') {
      group.children.push({type: 'break'}, ...words);
    } else {
      known.clear();
      joined.push({type: 'paragraph', children: words});
    }
    known.add(label);
  }
  tree.children = joined;
}
