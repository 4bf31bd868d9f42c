import type {
  DocstringEntry,
  DocstringStyle,
  EntrySection,
  ProseSection,
} from '../model';
import type {RawDocstring} from '../syntax/parsed-module';
import {proseSections} from './directives';
import {epytextAsSphinx} from './epytext';
import {convertMarks} from './epytext-marks';
import {googleHeading, parseGoogle} from './google';
import {fenced, type Line} from './lines';
import {numpyHeading, parseNumpy} from './numpy';
import {proseOfDefault, proseOfType} from './type-text';
import {isSphinxField, parseSphinx} from './sphinx';

/** An entry whose type is still text. */
export interface ParsedEntry extends Omit<DocstringEntry, 'annotation'> {
  annotation: string | null;
}

export interface ParsedEntrySection extends Omit<EntrySection, 'entries'> {
  entries: ParsedEntry[];
}

export type ParsedSection = ProseSection | ParsedEntrySection;

export interface ParsedDocstring {
  style: DocstringStyle | 'plain';
  sections: ParsedSection[];
}

const PARSERS: Record<
  ParsedDocstring['style'],
  (lines: Line[]) => ParsedSection[]
> = {
  google: parseGoogle,
  numpy: parseNumpy,
  sphinx: parseSphinx,
  plain: proseSections,
};

/** Parses a docstring in the given style, or detects the style. */
export function parseDocstring(
  {text, lines: numbers, line: opening}: RawDocstring,
  wanted: DocstringStyle | 'auto',
): ParsedDocstring {
  const lines = text
    .split('\n')
    .map((one, index) => ({text: one, line: numbers[index] ?? opening}));
  const style = wanted === 'auto' ? detectStyle(lines) : wanted;
  // Epytext has few users, so any other markup takes precedence.
  if (wanted !== 'auto' || style !== 'plain') {
    return parsedAs(style, lines);
  }
  const marked = convertMarks(lines);
  const fields = epytextAsSphinx(marked);
  return fields ? parsedAs('sphinx', fields) : parsedAs('plain', marked);
}

function parsedAs(
  style: ParsedDocstring['style'],
  lines: Line[],
): ParsedDocstring {
  const sections = PARSERS[style](lines);
  return {style, sections: sections.map((one) => withWords(one, style))};
}

/** Moves prose in the place of types and defaults into the descriptions. */
function withWords(
  section: ParsedSection,
  style: ParsedDocstring['style'],
): ParsedSection {
  if (!('entries' in section)) {
    return section;
  }
  const entries = section.entries.map((entry) => {
    // An exception's name is its type, too.
    const type =
      entry.annotation === entry.name ? null : proseOfType(entry.annotation);
    const initial = proseOfDefault(entry.default);
    const before = style === 'sphinx' ? '' : (type?.words ?? '');
    const after = style === 'sphinx' ? (type?.words ?? '') : '';
    const texts = [before, entry.description, after, initial?.words ?? ''];
    return {
      ...entry,
      annotation: type ? type.rest : entry.annotation,
      default: initial ? initial.rest : entry.default,
      description: texts.filter((part) => part !== '').join('\n\n'),
    };
  });
  return {...section, entries};
}

/**
 * Detects the style by its markup. Underlined headings are the strongest sign,
 * then Sphinx fields; a word with a colon is the weakest. Code has no style.
 */
function detectStyle(lines: Line[]): ParsedDocstring['style'] {
  const isCode = fenced(lines);
  const count = (isMarkup: (line: Line, index: number) => boolean) =>
    lines.filter((line, index) => !isCode[index] && isMarkup(line, index))
      .length;
  if (count((_, index) => numpyHeading(lines, index) !== null) > 0) {
    return 'numpy';
  }
  const headings = count((_, index) => googleHeading(lines, index) !== null);
  const fields = count(isSphinxField);
  if (headings === 0 && fields === 0) {
    return 'plain';
  }
  return headings >= fields ? 'google' : 'sphinx';
}
