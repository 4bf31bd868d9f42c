import type {Expression} from './expressions';

/** An entry of a docstring section. */
export interface DocstringEntry {
  /** `x`, `*args`, `**options`, `ValueError`; null for unnamed returns. */
  name: string | null;
  /** The type that the docstring states, else null (then see the signature). */
  annotation: Expression | null;
  /** Markdown or RST as written, dedented; '' if there is none. */
  description: string;
  /** The default that the docstring states, else null. */
  default: string | null;
  /** Whether the docstring calls it optional. */
  optional: boolean;
  /** Line in `Docstring.file`. */
  line: number;
}

/** Sections that are prose. */
export type ProseSectionKind =
  | 'text'
  | 'examples'
  | 'notes'
  | 'warnings'
  | 'deprecated'
  | 'seeAlso'
  | 'references'
  | 'other';

/** Sections that are lists of entries. */
export type EntrySectionKind =
  | 'parameters'
  | 'otherParameters'
  | 'typeParameters'
  | 'returns'
  | 'yields'
  | 'receives'
  | 'raises'
  | 'warns'
  | 'attributes'
  | 'methods';

export interface ProseSection {
  kind: ProseSectionKind;
  /** The heading as written (`Note`, `Example: two pods`), null for text. */
  title: string | null;
  /** The section's text, dedented. For `deprecated`, without the version. */
  text: string;
  /** For `deprecated`, `versionadded` and the like: the version stated. */
  version: string | null;
  /** Line of the heading (of the first line for text) in the file. */
  line: number;
}

export interface EntrySection {
  kind: EntrySectionKind;
  title: string | null;
  entries: DocstringEntry[];
  line: number;
}

export type DocstringSection = ProseSection | EntrySection;

export type DocstringStyle = 'google' | 'numpy' | 'sphinx';

export interface Docstring {
  /** The string's value, cleaned as `inspect.cleandoc` does. */
  raw: string;
  /** The style that was recognized; `plain` is prose without sections. */
  style: DocstringStyle | 'plain';
  /** In source order; the first `text` section opens with the summary. */
  sections: DocstringSection[];
  /** File it was read from: stub or source (relative to the root). */
  file: string;
  /** First and last line of the string in that file. */
  line: number;
  endLine: number;
  /** Path of the member it was inherited from, null if it is the member's own. */
  inheritedFrom: string | null;
}
