import type {Heading, Paragraph, Root, RootContent} from 'mdast';
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

function heading(depth: 2 | 3, text: string, id: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [{type: 'text', value: text}],
    data: {hProperties: {id}},
  };
}

function describe({definition, more, term}: GlossaryTerm): Paragraph {
  const text = {type: 'text' as const, value: definition};
  return {
    type: 'paragraph',
    children: more
      ? [
          text,
          {type: 'text', value: ' '},
          {
            type: 'link',
            url: more,
            children: [{type: 'text', value: `Read more about “${term}”`}],
          },
          {type: 'text', value: '.'},
        ]
      : [text],
  };
}

/** Lays the terms out as a page: a heading a letter, a heading a term. */
function layOut(terms: readonly GlossaryTerm[]): RootContent[] {
  const letters = [
    ...new Set(terms.map(({term}) => term.charAt(0).toUpperCase())),
  ];
  return letters.flatMap((letter) => [
    heading(2, letter, `letter-${letter.toLowerCase()}`),
    ...terms
      .filter(({term}) => term.charAt(0).toUpperCase() === letter)
      .flatMap((term) => [heading(3, term.term, term.id), describe(term)]),
  ]);
}

/**
 * Gives each `<Term id="…">` of a page its definition, and puts the whole
 * glossary in the place of `<Glossary />`.
 *
 * @throws one error that names every unknown term as `file:line`.
 */
export default function remarkGlossary({readTerms}: GlossaryOptions) {
  return (tree: Root, file: VFile): void => {
    const elements = findElements(tree);
    const uses = elements.filter(({name}) => name === 'Term');
    const hasPage = elements.some(({name}) => name === 'Glossary');
    if (uses.length === 0 && !hasPage) {
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
    tree.children = tree.children.flatMap((node) =>
      isElement(node) && node.name === 'Glossary' ? layOut(terms) : [node],
    );
  };
}
