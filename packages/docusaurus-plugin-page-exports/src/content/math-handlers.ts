import type {Nodes} from 'mdast';

/** A formula as remark-math parses it. */
interface Formula {
  value: string;
}

/**
 * Writes formulas in TeX, between the dollar signs that notebooks and GitHub
 * understand. The keys are node types, which mdast doesn't know by itself.
 */
export const mathHandlers: Record<string, (formula: Formula) => string> = {
  inlineMath: ({value}) => `$${value}$`,
  math: ({value}) => `$$\n${value}\n$$`,
};

/** Whether a node contains a formula. */
export function hasFormula(node: Nodes): boolean {
  return (
    node.type in mathHandlers ||
    ('children' in node && node.children.some(hasFormula))
  );
}
