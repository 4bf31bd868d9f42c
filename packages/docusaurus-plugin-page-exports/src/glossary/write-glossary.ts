import type {GlossaryTerm} from './read-glossary';

const PLACE = /^<Glossary \/>$/m;

/** Writes the link of a term to the page that says more, as MDX. */
export type WriteLink = (term: GlossaryTerm & {more: string}) => string;

/** Makes plain text mean itself in MDX. */
export function escapeMdx(text: string): string {
  return text.replace(/[\\`*_{}<>[\]]/g, String.raw`\$&`);
}

const writeLinkToMore: WriteLink = ({term, more}) =>
  `[Read more about ${escapeMdx(term)}](${more})`;

function writeTerm(term: GlossaryTerm, writeLink: WriteLink): string {
  const {id, definition, more} = term;
  const link = more === undefined ? '' : ` ${writeLink({...term, more})}.`;
  return `### ${escapeMdx(term.term)} {#${id}}\n\n${escapeMdx(definition)}${link}`;
}

function writeTerms(
  terms: readonly GlossaryTerm[],
  writeLink: WriteLink,
): string {
  const initialOf = ({term}: GlossaryTerm) => term.charAt(0).toUpperCase();
  return [...new Set(terms.map(initialOf))]
    .flatMap((letter) => [
      `## ${letter} {#letter-${letter.toLowerCase()}}`,
      ...terms
        .filter((term) => initialOf(term) === letter)
        .map((term) => writeTerm(term, writeLink)),
    ])
    .join('\n\n');
}

/**
 * Replaces `<Glossary />` on a line of its own by all terms, as Markdown, so
 * that whatever reads the page has them: the site, search and the page's
 * Markdown copy. Each letter and each term gets a heading.
 *
 * @param readTerms - returns the terms; called only where there is a place.
 */
export function writeGlossary(
  source: string,
  readTerms: () => readonly GlossaryTerm[],
  writeLink: WriteLink = writeLinkToMore,
): string {
  return source.replace(PLACE, () => writeTerms(readTerms(), writeLink));
}
