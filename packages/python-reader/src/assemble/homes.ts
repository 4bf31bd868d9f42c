import type {AliasMember, Member, PythonModule, ReadOptions} from '../model';
import type {MemberIndex} from './link';

/** The public paths by which definitions can be imported. */
interface PublicPaths {
  /** Public aliases in public modules, by their final target. */
  byTarget: Map<string, AliasMember[]>;
  /** Aliases that the `__all__` of their module lists. */
  exported: ReadonlySet<AliasMember>;
  /** Paths of modules: an alias at such a path would be ambiguous. */
  modules: ReadonlySet<string>;
}

/**
 * Decides where each member is imported from and where it is documented.
 * Members are imported from their shortest public path. They are documented
 * there or, with `paths: 'definition'`, where they are defined, if that is
 * public.
 */
export function assignHomes(
  modules: PythonModule[],
  index: MemberIndex,
  {paths = 'definition'}: Pick<ReadOptions, 'paths'>,
): void {
  const publicPaths = collectPublicPaths(modules);
  for (const {members, public: isPublic} of modules) {
    for (const member of members) {
      const own = isPublic && member.public ? member.path : null;
      const aliases = publicPaths.byTarget.get(member.path) ?? [];
      member.importAs = shortest(own, aliases, publicPaths);
      const home =
        paths === 'public'
          ? member.importAs
          : (own ?? nearest(member, aliases));
      settle(member, home);
    }
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

function collectPublicPaths(modules: PythonModule[]): PublicPaths {
  const byTarget = new Map<string, AliasMember[]>();
  const exported = new Set<AliasMember>();
  for (const {members, public: isPublic, exports} of modules) {
    const listed = new Set(exports?.map(({name}) => name));
    for (const member of isPublic ? members : []) {
      if (member.kind === 'alias' && member.public) {
        const known = byTarget.get(member.target);
        if (known) {
          known.push(member);
        } else {
          byTarget.set(member.target, [member]);
        }
        if (listed.has(member.name)) {
          exported.add(member);
        }
      }
    }
  }
  return {
    byTarget,
    exported,
    modules: new Set(modules.map(({path}) => path)),
  };
}

function settle(member: Member, home: string | null): void {
  member.home = home;
  if (member.kind === 'class') {
    for (const inner of member.members) {
      const isShown = home !== null && inner.public;
      settle(inner, isShown ? `${home}.${inner.name}` : null);
    }
  }
}

function depthOf(path: string): number {
  return path.split('.').length;
}

/**
 * The public path with the fewest segments. Ties go to the definition, then to
 * names in `__all__`, then to the shorter text. Renamed aliases count only if
 * the original name isn't public anywhere.
 */
function shortest(
  own: string | null,
  aliases: readonly AliasMember[],
  {exported, modules}: PublicPaths,
): string | null {
  const usable = aliases.filter(({path}) => !modules.has(path));
  const faithful = usable.filter(({name, target}) =>
    target.endsWith(`.${name}`),
  );
  const candidates = faithful.length > 0 || own !== null ? faithful : usable;
  const [best] = [...(candidates.length > 0 ? candidates : aliases)].sort(
    (one, other) =>
      depthOf(one.path) - depthOf(other.path) ||
      Number(exported.has(other)) - Number(exported.has(one)) ||
      one.path.length - other.path.length ||
      (one.path < other.path ? -1 : 1),
  );
  const isOwnBetter =
    own !== null &&
    (candidates.length === 0 || !best || depthOf(own) <= depthOf(best.path));
  return isOwnBetter ? own : (best?.path ?? null);
}

/** The alias in the package closest to the definition; the shortest if several are. */
function nearest(
  {path}: Member,
  aliases: readonly AliasMember[],
): string | null {
  const sorted = [...aliases].sort(
    (one, other) =>
      depthAbove(path, other) - depthAbove(path, one) ||
      one.path.length - other.path.length ||
      (one.path < other.path ? -1 : 1),
  );
  return sorted[0]?.path ?? null;
}

/** Length of the path of the alias's module if it contains `path`, else 0. */
function depthAbove(path: string, alias: AliasMember): number {
  const module = alias.path.slice(0, alias.path.lastIndexOf('.') + 1);
  return path.startsWith(module) ? module.length : 0;
}
