import {type Node, readText} from './read-text';

const QUOTED = /"([^"]+)"|“([^”]+)”/g;
const SEVERAL_WORDS = /\S\s+\S+\s+\S/;

function listInlineCode(node: Node): string[] {
  if (node.type === 'inlineCode') {
    return [node.value];
  }
  return 'children' in node ? node.children.flatMap(listInlineCode) : [];
}

/**
 * Finds the messages and commands that a block quotes: inline code and text in
 * quotation marks, if it has at least three words.
 */
export function listQuotes(node: Node): string[] {
  const quoted = [...readText(node).matchAll(QUOTED)].map(
    ([, straight, curly]) => straight ?? curly ?? '',
  );
  return [...listInlineCode(node), ...quoted].filter((quote) =>
    SEVERAL_WORDS.test(quote),
  );
}
