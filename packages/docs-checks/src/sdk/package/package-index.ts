import type {
  ClassMember,
  Member,
  PythonModule,
  PythonPackage,
} from 'python-reader';
import {type OwnMember} from './list-symbols';

/** The module or member at a path. */
export type Found = PythonModule | OwnMember;

/** Finds modules and members of a package by path and by name. */
export class PackageIndex {
  readonly name: string;
  private readonly modules: ReadonlyMap<string, PythonModule>;
  private readonly members = new Map<string, Member>();
  private readonly pathsByName = new Map<string, string[]>();

  constructor({name, modules}: PythonPackage) {
    this.name = name;
    this.modules = new Map(modules.map((module) => [module.path, module]));
    for (const module of modules) {
      this.add(module.members);
    }
  }

  /**
   * Finds a module or member by dotted path: where it is defined or
   * re-exported, or as an inherited member of a class.
   *
   * @returns null if there is nothing at the path.
   */
  find(path: string): Found | null {
    const module = this.modules.get(path);
    if (module) {
      return module;
    }
    const member = this.members.get(path);
    if (member) {
      return this.follow(member);
    }
    const end = path.lastIndexOf('.');
    const parent = end < 0 ? null : this.find(path.slice(0, end));
    return parent && this.child(parent, path.slice(end + 1));
  }

  /** Finds a member of a module or class, including inherited ones. */
  child(parent: Found, name: string): Found | null {
    if (parent.kind === 'module') {
      const member = this.members.get(`${parent.path}.${name}`);
      return member
        ? this.follow(member)
        : (this.modules.get(`${parent.path}.${name}`) ?? null);
    }
    return parent.kind === 'class' ? this.classChild(parent, name) : null;
  }

  /** Finds definitions with a name at the top level of any module. */
  findByName(name: string): Found[] {
    return (this.pathsByName.get(name) ?? []).flatMap(
      (path) => this.find(path) ?? [],
    );
  }

  private classChild(parent: ClassMember, name: string): Found | null {
    const own = parent.members.find((member) => member.name === name);
    const inherited = parent.inherited.find((member) => member.name === name);
    const member = own ?? this.members.get(inherited?.path ?? '');
    return member ? this.follow(member) : null;
  }

  private follow(member: Member): Found | null {
    if (member.kind !== 'alias') {
      return member;
    }
    const target = this.members.get(member.target);
    if (target && target.kind !== 'alias') {
      return target;
    }
    return this.modules.get(member.target) ?? null;
  }

  private add(members: readonly Member[], isTop = true): void {
    for (const member of members) {
      this.members.set(member.path, member);
      if (isTop && member.kind !== 'alias') {
        const paths = this.pathsByName.get(member.name) ?? [];
        this.pathsByName.set(member.name, [...paths, member.path]);
      }
      if (member.kind === 'class') {
        this.add(member.members, false);
      }
    }
  }
}
