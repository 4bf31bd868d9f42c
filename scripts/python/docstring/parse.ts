import type {
  DocstringEntry,
  DocstringStyle,
  EntrySection,
  ProseSection,
} from '../model';
import type {RawDocstring} from '../syntax/draft';

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

export function parseDocstring(
  raw: RawDocstring,
  wanted: DocstringStyle | 'auto',
): ParsedDocstring {
  return {
    style: wanted === 'auto' ? 'plain' : wanted,
    sections: [
      {
        kind: 'text',
        title: null,
        text: raw.text,
        version: null,
        line: raw.line,
      },
    ],
  };
}
