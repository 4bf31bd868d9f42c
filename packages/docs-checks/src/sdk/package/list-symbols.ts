import type {
  AliasMember,
  ClassMember,
  Member,
  PythonModule,
  PythonPackage,
} from 'python-reader';

/** A member that is not an import. */
export type OwnMember = Exclude<Member, AliasMember>;

/** A public symbol, where it is defined. */
export interface PackageSymbol {
  member: OwnMember;
  module: PythonModule;
  /** The class that contains it; null at module level. */
  owner: ClassMember | null;
}

/**
 * Lists the public symbols of a package in source order, including nested
 * classes. Re-exports and generated members, such as a dataclass' `__init__`,
 * are skipped.
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
