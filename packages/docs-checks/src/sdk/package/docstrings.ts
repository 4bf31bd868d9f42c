import type {
  Docstring,
  DocstringEntry,
  EntrySection,
  EntrySectionKind,
} from 'python-reader';
import type {OwnMember} from './list-symbols';

/** The docstring that speaks for a member; overloads share the first one. */
export function docstringOf(member: OwnMember): Docstring | null {
  if (member.docstring) {
    return member.docstring;
  }
  if (member.kind !== 'function' && member.kind !== 'method') {
    return null;
  }
  return member.overloads.find(({docstring}) => docstring)?.docstring ?? null;
}

/** The docstring that stands at a member itself, not at one it overrides. */
export function ownDocstring(member: OwnMember): Docstring | null {
  const docstring = docstringOf(member);
  return docstring?.inheritedFrom === null ? docstring : null;
}

/** The sections of some kinds that list entries. */
export function entrySections(
  docstring: Docstring | null,
  ...kinds: readonly EntrySectionKind[]
): EntrySection[] {
  return (docstring?.sections ?? []).filter(
    (section): section is EntrySection =>
      'entries' in section && kinds.includes(section.kind),
  );
}

/** The entries of all sections of some kinds. */
export function entriesOf(
  docstring: Docstring | null,
  ...kinds: readonly EntrySectionKind[]
): DocstringEntry[] {
  return entrySections(docstring, ...kinds).flatMap(({entries}) => entries);
}
