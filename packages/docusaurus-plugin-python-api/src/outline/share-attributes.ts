import {
  parseProse,
  type AttributeMember,
  type ClassMember,
  type Docstring,
  type DocstringEntry,
  type Member,
  type PropertyMember,
  type ProseSection,
} from 'python-reader';

/** The attributes that the docstring of a class describes, by name. */
function attributesOf({
  docstring,
}: ClassMember): ReadonlyMap<string, DocstringEntry> {
  const entries = (docstring?.sections ?? []).flatMap((section) =>
    section.kind === 'attributes' ? section.entries : [],
  );
  return new Map(
    entries.flatMap((entry) => (entry.name ? [[entry.name, entry]] : [])),
  );
}

function without(docstring: Docstring, names: ReadonlySet<string>): Docstring {
  const sections = docstring.sections.flatMap((section) => {
    if (section.kind !== 'attributes') {
      return [section];
    }
    const entries = section.entries.filter(({name}) => !names.has(name ?? ''));
    return entries.length > 0 ? [{...section, entries}] : [];
  });
  return {...docstring, sections};
}

/** A member that the docstring of its class can describe as an attribute. */
type Described = PropertyMember | AttributeMember;

function isDescribed(member: Member): member is Described {
  return ['property', 'attribute', 'constant', 'enumMember'].includes(
    member.kind,
  );
}

/** The words of a text, without its markup. */
function wordsOf(text: string): string {
  const words = text.replace(/:[\w:]+:(?=`)/g, '').match(/[\p{L}\d]+/gu) ?? [];
  return ` ${words.join(' ').toLowerCase()} `;
}

/** The sections of an entry, without those that are in the docstring as well. */
function sectionsOf(
  {description, line}: DocstringEntry,
  docstring: Docstring | null,
): ProseSection[] {
  const known = docstring ? wordsOf(docstring.raw) : '';
  return parseProse(description)
    .filter(({title, version, text}) => {
      const written = [title, version, text].filter((part) => part !== null);
      return !known.includes(wordsOf(written.join(' ')));
    })
    .map((section) => ({...section, line: line + section.line - 1}));
}

/**
 * Adds what the docstring of the class says of a member to it. The docstring of the
 * member takes precedence, but whatever only the other one says follows it.
 */
function describe<T extends Described>(
  member: T,
  entry: DocstringEntry,
  ofClass: Docstring,
): T {
  const {docstring} = member;
  const sections = sectionsOf(entry, docstring);
  return {
    ...member,
    type: member.type ?? entry.annotation,
    docstring: docstring
      ? {...docstring, sections: [...docstring.sections, ...sections]}
      : {...ofClass, raw: entry.description, sections, inheritedFrom: null},
  };
}

/**
 * Moves the description of a property from the docstring of its class to the
 * property, so that it is shown once, in its own place, and does the same with other
 * attributes that have a docstring.
 */
export function shareAttributes(owner: ClassMember): ClassMember {
  const {docstring} = owner;
  const told = attributesOf(owner);
  const shared = new Set<string>();
  if (!docstring || told.size === 0) {
    return owner;
  }
  const members = owner.members.map((member): Member => {
    const entry = told.get(member.name);
    if (!entry || !isDescribed(member)) {
      return member;
    }
    if (member.kind !== 'property' && !member.docstring) {
      return member;
    }
    shared.add(member.name);
    return describe(member, entry, docstring);
  });
  return shared.size === 0
    ? owner
    : {...owner, members, docstring: without(docstring, shared)};
}
