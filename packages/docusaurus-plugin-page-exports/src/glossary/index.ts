import {readGlossary, type ReadGlossaryOptions} from './read-glossary';
import {remarkGlossary, type RemarkGlossaryOptions} from './remark-glossary';
import {writeGlossary, type WriteLink} from './write-glossary';

export {readGlossary, type GlossaryTerm} from './read-glossary';
export {escapeMdx} from './write-glossary';

export interface GlossaryOptions extends ReadGlossaryOptions {
  /** A YAML list of terms. */
  file: string;
  /** The address of the glossary page, which terms link to. */
  page?: string;
  /** Writes the link to the page with more about a term, as MDX. */
  writeLink?: WriteLink;
}

/**
 * Creates the two steps that add a glossary to the pages of a site.
 *
 * @returns `preprocess`, for `markdown.preprocessor`, which replaces
 * `<Glossary />` with the glossary; and `remarkPlugin`, for
 * `beforeDefaultRemarkPlugins`, which gives each `<Term>` its definition. Both
 * read the file again for each page that needs it, so that edits show at once.
 */
export function createGlossary({
  file,
  page,
  preprocess,
  writeLink,
}: GlossaryOptions) {
  const readTerms = () => readGlossary(file, {preprocess});
  return {
    preprocess: (source: string) => writeGlossary(source, readTerms, writeLink),
    remarkPlugin: [
      remarkGlossary,
      {
        readTerms,
        ...(page !== undefined && {page}),
      } satisfies RemarkGlossaryOptions,
    ] as [typeof remarkGlossary, RemarkGlossaryOptions],
  };
}
