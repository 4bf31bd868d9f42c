import type {
  ClassMember,
  InheritedMember,
  Member,
  PythonModule,
} from '../model';
import type {Ancestor} from '../resolve/hierarchy';
import {constructionOf, markFields} from './construction';
import type {Context} from './context';
import {fieldNames} from './records/fields';
import {withTypeArguments} from './type-arguments';
import {reportUnknownArguments} from './unknown-arguments';

/** All members of the package by path. */
export type MemberIndex = Map<string, Member>;

/** Indexes every member by path, including nested ones. */
export function indexMembers(modules: PythonModule[]): MemberIndex {
  const index: MemberIndex = new Map();
  const add = (member: Member): void => {
    const known = index.get(member.path);
    if (!known || known.kind === 'alias') {
      index.set(member.path, member);
    }
    if (member.kind === 'class') {
      member.members.forEach(add);
    }
  };
  modules.forEach(({members}) => {
    members.forEach(add);
  });
  return index;
}

/** Fills in the properties of members that depend on other members. */
export function linkMembers(
  modules: PythonModule[],
  index: MemberIndex,
  context: Context,
): void {
  const byClass: InheritableMembers = new Map();
  for (const member of index.values()) {
    if (member.kind === 'class') {
      linkClass(member, index, byClass, context);
    } else if (member.kind === 'alias') {
      linkAlias(member, modules, index);
    }
  }
  for (const member of index.values()) {
    reportUnknownArguments(member, context);
  }
}

function linkAlias(
  member: Member,
  modules: PythonModule[],
  index: MemberIndex,
): void {
  if (member.kind !== 'alias' || member.targetKind !== null) {
    return;
  }
  const target = index.get(member.target);
  if (target && target.kind !== 'alias') {
    member.targetKind = target.kind;
  }
}

function linkClass(
  member: ClassMember,
  index: MemberIndex,
  byClass: InheritableMembers,
  context: Context,
): void {
  const found = context.registry.find(member.path);
  if (found?.kind !== 'definition') {
    return;
  }
  markFields(member, found, fieldNames(found, context), context);
  const construction = constructionOf(found, context);
  member.construction =
    construction && withTypeArguments(construction, member, index);
  inherit(member, context.hierarchy.mro(found), index, byClass);
  for (const {definition: base} of context.hierarchy.bases(found)) {
    const parent = base ? index.get(base.path) : undefined;
    if (parent?.kind === 'class') {
      parent.subclasses.push(member.path);
    }
  }
}

/** A member of a class, and its entry in the subclasses. */
interface InheritableMember {
  member: Member;
  listed: InheritedMember;
}

/** By path of the class. All subclasses share the entries. */
type InheritableMembers = Map<string, InheritableMember[]>;

function inherit(
  subclass: ClassMember,
  order: Ancestor[],
  index: MemberIndex,
  byClass: InheritableMembers,
): void {
  const own = new Map(subclass.members.map((one) => [one.name, one]));
  const seen = new Set(own.keys());
  for (const {definition: base, path} of order) {
    const isOurs = base !== null && path !== 'builtins.object';
    for (const {member, listed} of isOurs
      ? inheritableOf(path, index, byClass)
      : []) {
      const overriding = own.get(listed.name);
      if (overriding) {
        override(overriding, member);
      } else if (!seen.has(listed.name)) {
        seen.add(listed.name);
        subclass.inherited.push(listed);
      }
    }
  }
}

function inheritableOf(
  from: string,
  index: MemberIndex,
  byClass: InheritableMembers,
): InheritableMember[] {
  const known = byClass.get(from);
  if (known) {
    return known;
  }
  const base = index.get(from);
  const members = base?.kind === 'class' ? base.members : [];
  const inheritable = members.map((member) => {
    const {name, path, kind, public: isPublic} = member;
    return {member, listed: {name, path, from, kind, public: isPublic}};
  });
  byClass.set(from, inheritable);
  return inheritable;
}

/** The nearest base wins; a docstring comes from the nearest that has one. */
function override(member: Member, inherited: Member): void {
  member.overrides ??= inherited.path;
  const docstring = inherited.docstring;
  if (!member.docstring && docstring) {
    member.docstring = {
      ...docstring,
      inheritedFrom: docstring.inheritedFrom ?? inherited.path,
    };
  }
}
