import type {
  AliasMember,
  ClassMember,
  Member,
  PythonModule,
  PythonPackage,
} from 'python-reader';

/** A member that is no import. */
export type OwnMember = Exclude<Member, AliasMember>;

/** Something that a package's user can reach, where it is defined. */
export interface PackageSymbol {
  member: OwnMember;
  module: PythonModule;
  /** The class it stands in, null at a module's top. */
  owner: ClassMember | null;
}

/**
 * Lists what a package offers, in source order: the members of public paths,
 * down to those of classes in classes. Re-exports are left out, and so is
 * what the language makes by itself, such as a dataclass' `__init__`.
 */
export function listSymbols({modules}: PythonPackage): PackageSymbol[] {
  return modules.flatMap((module) => listMembers(module.members, module, null));
}

function listMembers(
  members: readonly Member[],
  module: PythonModule,
  owner: ClassMember | null,
): PackageSymbol[] {
  return members.flatMap((member) => {
    if (member.kind === 'alias' || !isReachable(member)) {
      return [];
    }
    const symbol = {member, module, owner};
    return member.kind === 'class'
      ? [symbol, ...listMembers(member.members, module, member)]
      : [symbol];
  });
}

function isReachable(member: Member): boolean {
  return (
    member.public &&
    member.home !== null &&
    !member.flags.includes('synthesised')
  );
}
