import type {
  ClassMember,
  Docstring,
  DocstringEntry,
  Member,
  PropertyMember,
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

function describe(
  member: PropertyMember,
  {annotation, description, line}: DocstringEntry,
  docstring: Docstring,
): PropertyMember {
  return {
    ...member,
    type: member.type ?? annotation,
    docstring: {
      ...docstring,
      raw: description,
      sections: [
        {kind: 'text', title: null, text: description, version: null, line},
      ],
      inheritedFrom: null,
    },
  };
}

/**
 * Moves the description of a property from the docstring of its class to the
 * property, if it has no docstring, so that it is shown once, in its own place.
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
    if (member.kind !== 'property' || member.docstring || !entry) {
      return member;
    }
    shared.add(member.name);
    return describe(member, entry, docstring);
  });
  return shared.size === 0
    ? owner
    : {...owner, members, docstring: without(docstring, shared)};
}
