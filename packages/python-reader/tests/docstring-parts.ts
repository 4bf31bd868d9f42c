import type {DocstringStyle} from '../src/model';
import {
  parseDocstring,
  type ParsedDocstring,
  type ParsedEntry,
} from '../src/docstring/parse';

/** Parses a docstring that starts on line 10 of its file. */
export function parse(
  text: string,
  wanted: DocstringStyle | 'auto' = 'auto',
): ParsedDocstring {
  const lines = text.split('\n').map((_, index) => index + 10);
  return parseDocstring(
    {text, lines, line: 10, endLine: 10 + lines.length},
    wanted,
  );
}

/** The entries of all sections of a kind. */
export function entries(
  docstring: ParsedDocstring,
  kind: string,
): ParsedEntry[] {
  return docstring.sections.flatMap((section) =>
    section.kind === kind && 'entries' in section ? section.entries : [],
  );
}

/** The texts of all sections of a kind that have no entries. */
export function prose(docstring: ParsedDocstring, kind: string): string[] {
  return docstring.sections.flatMap((section) =>
    section.kind === kind && 'text' in section ? [section.text] : [],
  );
}

export const kinds = ({sections}: ParsedDocstring): string[] =>
  sections.map(({kind}) => kind);

interface Found {
  kind: string;
  names: (string | null)[];
  types: (string | null)[];
  texts: string[];
}

/** Sections with entries, with one column for each property. */
export function sectionsOf(text: string): Found[] {
  const lines = text.split('\n').map((_, index) => index + 1);
  const {sections} = parseDocstring(
    {text, lines, line: 1, endLine: lines.length},
    'auto',
  );
  return sections.flatMap((section) =>
    'entries' in section
      ? [
          {
            kind: section.kind,
            names: section.entries.map(({name}) => name),
            types: section.entries.map(({annotation}) => annotation),
            texts: section.entries.map(({description}) => description),
          },
        ]
      : [],
  );
}

/** A form of docstring that occurs in practice, and its sections. */
export type Form = [title: string, text: string, found: Partial<Found>[]];
