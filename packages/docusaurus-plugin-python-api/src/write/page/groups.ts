import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import {flagsOf} from './fields';

/** The sections of a page with several symbols. Their ids have a hyphen. */
export const SECTIONS = {
  submodules: {title: 'In this package', id: 'in-this-package'},
  reExports: {title: 'Re-exports', id: 're-exports'},
  moved: {
    title: 'Defined here, documented elsewhere',
    id: 'defined-here',
  },
  listed: {title: 'In this module', id: 'in-this-module'},
  aliases: {title: 'Type aliases', id: 'type-aliases'},
  constants: {
    title: 'Constants and variables',
    id: 'constants-and-variables',
  },
} as const;

type GroupName = keyof typeof SECTIONS | 'classes' | 'functions';

/** The content of a module's page, in its order. */
export type Groups = Readonly<
  Record<GroupName, readonly DeclarationReflection[]>
>;

const KINDS: readonly [GroupName, readonly ReflectionKind[]][] = [
  ['classes', [ReflectionKind.Class, ReflectionKind.Enum]],
  ['functions', [ReflectionKind.Function]],
  ['aliases', [ReflectionKind.TypeAlias]],
  ['constants', [ReflectionKind.Variable]],
];

function groupOf(child: DeclarationReflection): GroupName | undefined {
  const flags = flagsOf(child.comment);
  if (flags.includes('submodule')) {
    return 'submodules';
  }
  if (flags.includes('moved')) {
    return 'moved';
  }
  if (flags.includes('listed')) {
    return 'listed';
  }
  if (child.kindOf(ReflectionKind.Reference) || flags.includes('reexport')) {
    return 'reExports';
  }
  return KINDS.find(([, kinds]) => child.kindOf([...kinds]))?.[0];
}

/** Groups the children of a module by section. */
export function groupChildren({children = []}: DeclarationReflection): Groups {
  const groups: Record<GroupName, DeclarationReflection[]> = {
    submodules: [],
    reExports: [],
    moved: [],
    listed: [],
    classes: [],
    functions: [],
    aliases: [],
    constants: [],
  };
  for (const child of children) {
    const name = groupOf(child);
    if (name) {
      groups[name].push(child);
    }
  }
  return groups;
}

/** The kinds of members that are shown as list items. */
export const VALUES = [ReflectionKind.Property, ReflectionKind.EnumMember];

/** Whether a member has a row among others of its kind. */
export function isProperty(member: DeclarationReflection): boolean {
  return member.kindOf(ReflectionKind.Accessor);
}

/** Groups the members of a class that are not inherited. */
export function groupMembers({children = []}: DeclarationReflection): {
  /** Attributes and enum members, which are list items. */
  values: DeclarationReflection[];
  /** Members with their own section: properties, then methods and classes. */
  members: DeclarationReflection[];
} {
  const own = children.filter(
    (child) =>
      !child.kindOf([ReflectionKind.Reference, ReflectionKind.Constructor]),
  );
  return {
    values: own.filter((child) => child.kindOf(VALUES)),
    members: [
      ...own.filter(isProperty),
      ...own.filter((child) => !child.kindOf(VALUES) && !isProperty(child)),
    ],
  };
}
