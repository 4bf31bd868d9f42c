import type {Node, Tree} from 'web-tree-sitter';

/**
 * A star before a value that does not begin with a name, in a list of values. The star
 * comes first in the pattern, as looking behind at every character takes long.
 */
const STAR =
  /\*(?<=(?:[,=]|\b(?:in|return|yield))[\s\\]*\*)(?=[ \t]*(?:[[({"'~+\d.-]|[bfrtu]{1,2}["']|await\b))/gi;

/**
 * Parses text again with a minus in place of each star that the grammar rejects, so that
 * positions stay the same. In a tuple without parentheses, the grammar only allows a star
 * before a name, as in `1, *sizes`; Python allows any value, as in `1, *[2]`.
 *
 * @param tree the tree of the text, which is deleted if another one is returned
 */
export function allowStars(
  tree: Tree,
  text: string,
  parse: (text: string) => Tree,
): Tree {
  if (!tree.rootNode.hasError) {
    return tree;
  }
  const repaired = text.replace(STAR, (star, index: number) =>
    isAllowed(tree.rootNode.descendantForIndex(index)) ? star : '-',
  );
  if (repaired === text) {
    return tree;
  }
  const other = parse(repaired);
  const isBetter =
    extentOfErrors(other.rootNode) < extentOfErrors(tree.rootNode);
  (isBetter ? tree : other).delete();
  return isBetter ? other : tree;
}

/** Whether a star is text, or in brackets, where the grammar allows any value. */
function isAllowed(star: Node | null): boolean {
  const values = star?.parent?.parent;
  return (
    star?.type !== '*' ||
    (/^(?:argument_list|list|set|tuple)$/.test(values?.type ?? '') &&
      values?.hasError === false)
  );
}

/** Number of characters in errors, and of missing ones. */
function extentOfErrors(node: Node): number {
  if (!node.hasError) {
    return 0;
  }
  return node.isError || node.isMissing
    ? node.endIndex - node.startIndex + 1
    : node.children.reduce((sum, child) => sum + extentOfErrors(child), 0);
}
