import type {PythonModule} from 'python-reader';
import type {ExternalLookup} from './external-names';
import {isPrivate} from './is-private';
import {isBelowValue, lacks, takes} from './members';
import {FILE, NAME, NameIndex} from './name-index';
import {ownersOf} from '../outline/owners-of';
import type {Entry, Outline, Page} from '../outline/types';
import {walkEntries} from '../outline/walk-entries';

/** The place of a docstring, from which its names are looked up. */
export interface Scope {
  /** The module in which the docstring is written. */
  module: PythonModule;
  /** The innermost class around it; for the docstring of a class, the class. */
  owner: Entry | null;
  /** Names with another meaning here, such as parameters. */
  hidden: ReadonlySet<string>;
}

export type NameMatch =
  /** A place in the reference, or a URL outside it. */
  | {found: 'place'; target: Entry | Page | string}
  /** Looks like a name of the package, but doesn't exist. */
  | {found: 'broken'}
  /** Matches several places. */
  | {found: 'ambiguous'; paths: string[]}
  | {found: 'none'};

const NONE: NameMatch = {found: 'none'};

/** Resolves names in docstrings. */
export class NameResolver {
  private readonly index: NameIndex<Entry | Page>;
  private readonly imports = new Map<PythonModule, Map<string, string>>();

  constructor(
    private readonly outline: Outline,
    private readonly external: ExternalLookup,
  ) {
    this.index = new NameIndex<Entry | Page>({
      byPath: outline.places,
      named: walkEntries(outline),
      outside: outline.outside,
      pathOf: ({path}) => path,
    });
  }

  /** Finds the place or URL of a resolved name in an annotation. */
  findTarget(path: string): Entry | Page | string | undefined {
    return this.index.follow(path) ?? this.external(path);
  }

  /**
   * @param name as written, without call brackets
   * @param explicit whether a link is requested, so that short words count too
   */
  find(name: string, scope: Scope, explicit: boolean): NameMatch {
    if (!NAME.test(name) || FILE.test(name) || scope.hidden.has(name)) {
      return NONE;
    }
    const near = this.findNear(name, scope);
    if (near) {
      return {found: 'place', target: near};
    }
    return name.includes('.')
      ? this.findDotted(name, scope, explicit)
      : this.findWord(name, explicit);
  }

  /**
   * Finds a name in a "See also" section: a link is requested, parameters don't
   * count, and of several places the nearest one is used.
   */
  findRelated(name: string, scope: Scope, explicit: boolean): NameMatch {
    const free = {...scope, hidden: new Set<string>()};
    const match = this.find(name, free, true);
    const target =
      match.found === 'place'
        ? match.target
        : (this.findNearest(name, scope) ?? this.findAccessed(name, scope));
    return target ? {found: 'place', target} : this.find(name, scope, explicit);
  }

  /** Of several matches, finds the one in the same module or package. */
  private findNearest(name: string, {module}: Scope): Entry | undefined {
    const entries = this.entriesWithTail(name).filter(
      ({owner}) => owner === null || name.includes('.'),
    );
    const here = module.path.split('.');
    const shared = ({path, module: home}: Entry): number =>
      Math.max(
        ...[path, home.path].map((one) => {
          const segments = one.split('.');
          const end = here.findIndex((part, at) => part !== segments[at]);
          return end === -1 ? here.length : end;
        }),
      );
    const most = Math.max(...entries.map(shared));
    return this.single(entries.filter((entry) => shared(entry) === most));
  }

  /** Finds `Ship.crew.hire` in the class of the attribute `crew`. */
  private findAccessed(name: string, scope: Scope): Entry | Page | undefined {
    const [first = '', accessor, member, ...rest] = name.split('.');
    const owner = accessor && member && this.findOwner(first, scope);
    return owner && rest.length === 0 && scope.owner
      ? this.index.follow(`${scope.owner.path}.${member}`)
      : undefined;
  }

  /** Searches the classes around, then the module, then its imports. */
  private findNear(
    name: string,
    scope: Scope,
  ): Entry | Page | string | undefined {
    for (let owner = scope.owner; owner; owner = owner.owner) {
      const member = this.index.follow(`${owner.path}.${name}`);
      if (member) {
        return member;
      }
    }
    const {module} = scope;
    const local = this.index.follow(`${module.path}.${name}`);
    if (local) {
      return local;
    }
    const [first = '', ...rest] = name.split('.');
    const imported = this.importsOf(module).get(first);
    return imported === undefined
      ? undefined
      : this.findTarget([imported, ...rest].join('.'));
  }

  private importsOf(module: PythonModule): Map<string, string> {
    const known = this.imports.get(module);
    if (known) {
      return known;
    }
    const names = new Map(
      module.members.flatMap((member) =>
        member.kind === 'alias' ? [[member.name, member.target] as const] : [],
      ),
    );
    this.imports.set(module, names);
    return names;
  }

  private findDotted(name: string, scope: Scope, explicit: boolean): NameMatch {
    const target = this.findTarget(name) ?? this.findImported(name);
    if (target) {
      return {found: 'place', target};
    }
    const entries = this.entriesWithTail(name);
    const [entry] = entries;
    if (entry && entries.length === 1) {
      return {found: 'place', target: entry};
    }
    if (entries.length > 1) {
      return {found: 'ambiguous', paths: entries.map(({path}) => path)};
    }
    const near =
      this.findInherited(name, scope) ?? this.findParameter(name, scope);
    if (near) {
      return {found: 'place', target: near};
    }
    // Keys, loggers and events may also start with the package's name.
    const [, root = ''] = /^(\w+)\.[^A-Z.]+$/.exec(name) ?? [];
    const isWord = !explicit && this.index.roots.has(root);
    return !isWord && this.isBroken(name, scope) ? {found: 'broken'} : NONE;
  }

  /** Finds `shop.api.Order.pay` if `shop.api` imports `Order` without re-exporting it. */
  private findImported(name: string): Entry | Page | string | undefined {
    for (const path of ownersOf(name)) {
      const page = this.outline.places.get(path);
      if (page?.kind === 'page') {
        const [first = '', ...rest] = name.slice(path.length + 1).split('.');
        const target = this.importsOf(page.module).get(first);
        return target && this.findTarget([target, ...rest].join('.'));
      }
    }
    return undefined;
  }

  /** Finds `Ship.anchor` if `Ship` inherits it. */
  private findInherited(name: string, scope: Scope): Entry | Page | undefined {
    const dot = name.lastIndexOf('.');
    const owner = this.findOwner(name.slice(0, dot), scope);
    return owner && this.index.follow(`${owner.path}${name.slice(dot)}`);
  }

  /** Finds `Ship.hull` if it is only a parameter of the constructor. */
  private findParameter(name: string, scope: Scope): Entry | undefined {
    const dot = name.lastIndexOf('.');
    const owner = this.findOwner(name.slice(0, dot), scope);
    return owner && takes(owner, name.slice(dot + 1)) ? owner : undefined;
  }

  private findOwner(name: string, scope: Scope): Entry | undefined {
    const place =
      this.findNear(name, scope) ??
      this.findTarget(name) ??
      this.single(this.entriesWithTail(name));
    return typeof place === 'object' && place.kind === 'entry'
      ? place
      : undefined;
  }

  private isBroken(name: string, scope: Scope): boolean {
    const exists =
      this.outline.defined.has(name) || isBelowValue(name, this.outline);
    if (exists || isPrivate(name) || this.index.isOutside(name)) {
      return false;
    }
    const [root = '', ...rest] = name.split('.');
    if (this.index.roots.has(root) && this.outline.package !== '') {
      return true;
    }
    const [member] = rest;
    const owner = this.findOwner(root, scope);
    return (
      rest.length === 1 &&
      member !== undefined &&
      owner !== undefined &&
      lacks(owner, member)
    );
  }

  private entriesWithTail(tail: string): Entry[] {
    return this.index.withTail(tail).filter((place) => place.kind === 'entry');
  }

  private single(entries: readonly Entry[] = []): Entry | undefined {
    return entries.length === 1 ? entries[0] : undefined;
  }

  private findWord(name: string, explicit: boolean): NameMatch {
    if (!explicit && !/[A-Z]/.test(name)) {
      return NONE;
    }
    const entries = this.entriesWithTail(name).filter(
      (entry) => explicit || entry.owner === null,
    );
    // Of several, the one in the package itself is the best known.
    const place =
      this.single(entries) ??
      (entries.length > 1
        ? this.index.follow(`${this.outline.package}.${name}`)
        : undefined);
    if (place) {
      return {found: 'place', target: place};
    }
    // Links for `None` and `True` would be noise, unlike those for exceptions.
    const builtin =
      explicit || /(?:Error|Warning|Exception)$/.test(name)
        ? this.external(`builtins.${name}`)
        : undefined;
    return builtin !== undefined &&
      !builtin.includes('builtins.html') &&
      entries.length === 0
      ? {found: 'place', target: builtin}
      : NONE;
  }
}
