import {
  signaturesOf,
  type Docstring,
  type DocstringEntry,
  type EntrySection,
  type EntrySectionKind,
} from 'python-reader';
import type {OwnMember} from './list-symbols';

/** Returns the docstring of a member. Overloads share the first one. */
export function docstringOf(member: OwnMember): Docstring | null {
  if (member.docstring) {
    return member.docstring;
  }
  if (member.kind !== 'function' && member.kind !== 'method') {
    return null;
  }
  return member.overloads.find(({docstring}) => docstring)?.docstring ?? null;
}

/** Returns the docstring of the member itself, without inherited ones. */
export function ownDocstring(member: OwnMember): Docstring | null {
  const docstring = docstringOf(member);
  return docstring?.inheritedFrom === null ? docstring : null;
}

/**
 * Returns all docstrings of the member itself, since each overload may have one,
 * without inherited ones.
 */
export function ownDocstrings(member: OwnMember): Docstring[] {
  const ofOverloads =
    member.kind === 'function' || member.kind === 'method'
      ? signaturesOf(member).map(({docstring}) => docstring)
      : [];
  const own = [docstringOf(member), ...ofOverloads]
    .filter((docstring) => docstring !== null)
    .filter(({inheritedFrom}) => inheritedFrom === null);
  // An overload's docstring may also be its function's.
  return [
    ...new Map(own.map((one) => [`${one.file}:${one.line}`, one])).values(),
  ];
}

/** Returns the sections of the given kinds. */
export function entrySections(
  docstring: Docstring | null,
  ...kinds: readonly EntrySectionKind[]
): EntrySection[] {
  return (docstring?.sections ?? []).filter(
    (section): section is EntrySection =>
      'entries' in section && kinds.includes(section.kind),
  );
}

/** Returns the entries of all sections of the given kinds. */
export function entriesOf(
  docstring: Docstring | null,
  ...kinds: readonly EntrySectionKind[]
): DocstringEntry[] {
  return entrySections(docstring, ...kinds).flatMap(({entries}) => entries);
}
