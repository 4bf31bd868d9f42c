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
  /** Writes the link to the page that says more about a term, as MDX. */
  writeLink?: WriteLink;
}

/**
 * Makes the two steps that bring a glossary into the pages of a site.
 *
 * @returns `preprocess`, for `markdown.preprocessor`, which writes the glossary
 * in the place of `<Glossary />`; and `remarkPlugin`, for
 * `beforeDefaultRemarkPlugins`, which gives each `<Term>` its definition. Both
 * read the file anew for each page that needs it, so that an edit shows.
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
