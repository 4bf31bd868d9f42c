import type {GlossaryTerm} from './read-glossary';

const PLACE = /^<Glossary \/>$/m;

/** Writes the link from a term to the page with more about it, as MDX. */
export type WriteLink = (term: GlossaryTerm & {more: string}) => string;

/** Escapes plain text for MDX. */
export function escapeMdx(text: string): string {
  return text.replace(/[\\`*_{}<>[\]]/g, String.raw`\$&`);
}

const writeLinkToMore: WriteLink = ({term, more}) =>
  `[Read more about ${escapeMdx(term)}](${more})`;

/**
 * Writes a heading with an explicit id. The escaped brace is text to MDX, too, if
 * the site has turned off `markdown.mdx1Compat.headingIds`, as `future.v4` does
 * from Docusaurus 3.10 on.
 */
function writeHeading(start: string, id: string): string {
  return String.raw`${start} \{#${id}}`;
}

function writeTerm(term: GlossaryTerm, writeLink: WriteLink): string {
  const {id, definition, more} = term;
  const link = more === undefined ? '' : ` ${writeLink({...term, more})}.`;
  const heading = writeHeading(`### ${escapeMdx(term.term)}`, id);
  return `${heading}\n\n${escapeMdx(definition)}${link}`;
}

/** Matches the first character of a term if it is a letter or a digit. */
const INITIAL = /^[\p{L}\p{N}]/u;

/** Returns the letter that a term is listed below; none for a sign such as `<`. */
function initialOf({term}: GlossaryTerm): string | undefined {
  return INITIAL.exec(term)?.[0].toUpperCase();
}

function writeLetter(letter: string | undefined): string {
  return letter === undefined
    ? writeHeading(String.raw`## \#`, 'letter-signs')
    : writeHeading(`## ${letter}`, `letter-${letter.toLowerCase()}`);
}

function writeTerms(
  terms: readonly GlossaryTerm[],
  writeLink: WriteLink,
): string {
  return [...new Set(terms.map(initialOf))]
    .flatMap((letter) => [
      writeLetter(letter),
      ...terms
        .filter((term) => initialOf(term) === letter)
        .map((term) => writeTerm(term, writeLink)),
    ])
    .join('\n\n');
}

/**
 * Replaces `<Glossary />` on a line of its own with all terms, as Markdown, so
 * that they appear in the site, in search and in the page's Markdown copy. Each
 * letter and each term gets a heading; terms that begin with a sign share one.
 *
 * @param readTerms - returns the terms; called only for a page with
 * `<Glossary />`.
 */
export function writeGlossary(
  source: string,
  readTerms: () => readonly GlossaryTerm[],
  writeLink: WriteLink = writeLinkToMore,
): string {
  return source.replace(PLACE, () => writeTerms(readTerms(), writeLink));
}
