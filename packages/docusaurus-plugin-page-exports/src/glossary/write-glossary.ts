import type {GlossaryTerm} from './read-glossary';

const PLACE = /^<Glossary \/>$/m;

/** Definitions are plain text: no sign in them means anything to MDX. */
function escape(text: string): string {
  return text.replace(/[\\`*_{}<>[\]]/g, String.raw`\$&`);
}

/** Links of the same words say to a screen reader what each is about. */
function linkTo({more, term}: GlossaryTerm): string {
  const about = `<span className="visually-hidden"> about “${escape(term)}”</span>`;
  return more ? ` [Read\u00A0more${about}](${more}).` : '';
}

function writeTerm(term: GlossaryTerm): string {
  return `### ${escape(term.term)} {#${term.id}}\n\n${escape(term.definition)}${linkTo(term)}`;
}

function writeTerms(terms: readonly GlossaryTerm[]): string {
  const initialOf = ({term}: GlossaryTerm) => term.charAt(0).toUpperCase();
  return [...new Set(terms.map(initialOf))]
    .flatMap((letter) => [
      `## ${letter} {#letter-${letter.toLowerCase()}}`,
      ...terms.filter((term) => initialOf(term) === letter).map(writeTerm),
    ])
    .join('\n\n');
}

/**
 * Puts the whole glossary in the place of `<Glossary />`, as Markdown, so that
 * whatever reads the page has it: the site, the search and the page's twin. A
 * heading for each letter, a heading for each term.
 *
 * @param readTerms - gives the terms; asked only where there is a place.
 */
export function writeGlossary(
  source: string,
  readTerms: () => readonly GlossaryTerm[],
): string {
  return source.replace(PLACE, () => writeTerms(readTerms()));
}
