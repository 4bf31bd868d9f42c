import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  isJsxElement,
  type JsxElement,
  readAttribute,
} from '../content/jsx-elements';
import {createReport} from '../page/page-error';
import type {GlossaryTerm} from './read-glossary';

export interface RemarkGlossaryOptions {
  /** Returns the terms; called for each page, so that edits show at once. */
  readTerms: () => readonly GlossaryTerm[];
  /** The address of the glossary page, which terms link to. */
  page?: string;
}

/**
 * A remark plugin that gives each `<Term id="…">` of a page its definition and
 * its address on the glossary page.
 *
 * @throws Error that lists each unknown term with its line.
 */
export function remarkGlossary({readTerms, page}: RemarkGlossaryOptions) {
  return (tree: Root, file: VFile): void => {
    const uses: JsxElement[] = [];
    visit(tree, (node) => {
      if (isJsxElement(node) && node.name === 'Term') {
        uses.push(node);
      }
    });
    if (uses.length === 0) {
      return;
    }
    const terms = new Map(readTerms().map((term) => [term.id, term]));
    const unknown = uses.flatMap((use) => {
      const id = readAttribute(use, 'id') ?? '';
      const term = terms.get(id);
      if (term) {
        use.attributes.push(attribute('definition', term.definition));
        if (page !== undefined) {
          use.attributes.push(attribute('to', `${page}#${id}`));
        }
        return [];
      }
      const message = file.message(
        `The glossary has no term '${id}': add it, or fix the id.`,
        {place: use.position, ruleId: 'term', source: 'glossary'},
      );
      message.fatal = true;
      return [message];
    });
    if (unknown.length > 0) {
      throw createReport(file.path, unknown);
    }
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
