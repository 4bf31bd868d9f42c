import type {AliasMember, Member, PythonModule} from '../model';
import type {MemberIndex} from './link';

/**
 * Decides where each member is documented: where it is defined if that is
 * public, else at the public re-export nearest to it.
 */
export function assignHomes(modules: PythonModule[], index: MemberIndex): void {
  const doors = publicAliases(modules);
  for (const {members, public: isPublic} of modules) {
    members.forEach((member) => {
      settle(member, isPublic && member.public ? member.path : null, doors);
    });
  }
  for (const {members} of modules) {
    for (const member of members) {
      if (member.kind === 'alias') {
        const target = index.get(member.target);
        member.isHome = target?.home === member.path && member.public;
      }
    }
  }
}

function publicAliases(modules: PythonModule[]): Map<string, AliasMember[]> {
  const doors = new Map<string, AliasMember[]>();
  for (const {members, public: isPublic} of modules) {
    for (const member of isPublic ? members : []) {
      if (member.kind === 'alias' && member.public) {
        const known = doors.get(member.target);
        if (known) {
          known.push(member);
        } else {
          doors.set(member.target, [member]);
        }
      }
    }
  }
  return doors;
}

function settle(
  member: Member,
  own: string | null,
  doors: Map<string, AliasMember[]>,
): void {
  member.home = own ?? nearest(member.path, doors.get(member.path));
  if (member.kind === 'class') {
    for (const inner of member.members) {
      const isShown = member.home !== null && inner.public;
      const home = isShown ? `${member.home}.${inner.name}` : null;
      settle(inner, home, doors);
    }
  }
}

/** The alias in the package closest to the definition, then the shortest. */
function nearest(
  path: string,
  aliases: AliasMember[] | undefined,
): string | null {
  if (!aliases) {
    return null;
  }
  const sorted = [...aliases].sort(
    (one, other) =>
      depthAbove(path, other) - depthAbove(path, one) ||
      one.path.length - other.path.length ||
      (one.path < other.path ? -1 : 1),
  );
  return sorted[0]?.path ?? null;
}

/** How long the path of the alias's module is, if it contains the path. */
function depthAbove(path: string, alias: AliasMember): number {
  const module = alias.path.slice(0, alias.path.lastIndexOf('.') + 1);
  return path.startsWith(module) ? module.length : 0;
}
