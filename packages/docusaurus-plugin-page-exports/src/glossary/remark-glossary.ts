import type {Root} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import type {GlossaryTerm} from './read-glossary';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

export interface GlossaryOptions {
  /** Gives the terms; asked for each page, so that an edit shows at once. */
  readTerms: () => GlossaryTerm[];
}

function isElement(node: unknown): node is Element {
  return (
    node !== null &&
    typeof node === 'object' &&
    'type' in node &&
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
  );
}

function findElements(node: object): Element[] {
  const own = isElement(node) ? [node] : [];
  const children =
    'children' in node && Array.isArray(node.children)
      ? (node.children as object[])
      : [];
  return [...own, ...children.flatMap(findElements)];
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function idOf(element: Element): string | undefined {
  for (const entry of element.attributes) {
    if (entry.type === 'mdxJsxAttribute' && entry.name === 'id') {
      return typeof entry.value === 'string' ? entry.value : undefined;
    }
  }
  return undefined;
}

/**
 * Gives each `<Term id="…">` of a page its definition.
 *
 * @throws one error that names every unknown term as `file:line`.
 */
export default function remarkGlossary({readTerms}: GlossaryOptions) {
  return (tree: Root, file: VFile): void => {
    const uses = findElements(tree).filter(({name}) => name === 'Term');
    if (uses.length === 0) {
      return;
    }
    const terms = readTerms();
    const faults: string[] = [];
    for (const use of uses) {
      const id = idOf(use);
      const found = terms.find((term) => term.id === id);
      if (found) {
        use.attributes.push(attribute('definition', found.definition));
      } else {
        faults.push(
          `${file.path}:${use.position?.start.line ?? 1} — the glossary has ` +
            `no term '${id ?? ''}': add it to docs/glossary.yml or mend the id`,
        );
      }
    }
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  };
}
