import type {ClassMember, Member, PythonModule} from '../model';
import type {Definition} from '../resolve/symbols';
import {constructionOf, markFields} from './construction';
import type {Context} from './context';
import {fieldNames} from './dataclass';
import {reportUnknownArguments} from './unknown-arguments';

/** Finds members of the whole package by path. */
export type MemberIndex = Map<string, Member>;

/** Lists every member by path, nested ones included. */
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

/** Fills in what a member owes to other members. */
export function linkMembers(
  modules: PythonModule[],
  index: MemberIndex,
  context: Context,
): void {
  for (const member of index.values()) {
    if (member.kind === 'class') {
      linkClass(member, index, context);
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
  context: Context,
): void {
  const found = context.registry.find(member.path);
  if (found?.kind !== 'definition') {
    return;
  }
  markFields(member, found, fieldNames(found, context));
  member.construction = constructionOf(found, context);
  const own = new Map(member.members.map((one) => [one.name, one]));
  const seen = new Set(own.keys());
  for (const {definition: base, path} of context.hierarchy.mro(found)) {
    const isOurs = base && path !== 'builtins.object';
    for (const inherited of isOurs ? membersOf(base, index) : []) {
      const {name, kind} = inherited;
      const overriding = own.get(name);
      if (overriding) {
        override(overriding, inherited);
      } else if (!seen.has(name)) {
        seen.add(name);
        const isShown = inherited.public;
        member.inherited.push({
          name,
          path: inherited.path,
          from: path,
          kind,
          public: isShown,
        });
      }
    }
  }
  for (const {definition: base} of context.hierarchy.bases(found)) {
    const parent = base ? index.get(base.path) : undefined;
    if (parent?.kind === 'class') {
      parent.subclasses.push(member.path);
    }
  }
}

function membersOf(base: Definition, index: MemberIndex): Member[] {
  const member = index.get(base.path);
  return member?.kind === 'class' ? member.members : [];
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
