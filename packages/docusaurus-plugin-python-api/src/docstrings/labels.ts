import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';

/** A word or two that say what a paragraph is about. */
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
 * Joins paragraphs that begin with labels, such as `Cause:` and `Fix:`, to a
 * paragraph with a line for each, until a label comes again. A label without
 * another one beside it may begin any sentence.
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
