import type {ClassMember, PythonModule} from 'python-reader';
import type {ExternalLookup} from './external-names';
import {FILE, NAME, NameIndex} from './name-index';
import type {Entry, Outline, Page} from '../outline/types';
import {walkEntries} from '../outline/walk-entries';

/** Where a docstring is: names are looked up from there. */
export interface Scope {
  /** Where the docstring is written: names mean what they mean there. */
  module: PythonModule;
  /** The class around it, innermost; a class for its own docstring. */
  owner: Entry | null;
  /** Names that mean something else here, such as parameters. */
  hidden: ReadonlySet<string>;
}

export type NameMatch =
  /** A place of the reference, or an address outside it. */
  | {found: 'place'; target: Entry | Page | string}
  /** Starts as names of the package do, and leads nowhere. */
  | {found: 'broken'}
  /** Fits several places, those of `paths`. */
  | {found: 'ambiguous'; paths: string[]}
  | {found: 'none'};

const NONE: NameMatch = {found: 'none'};

function isPrivate(name: string): boolean {
  return name
    .split('.')
    .some((segment) => /^_(?!_)|^__\w*[^_]$|^__$/.test(segment));
}

/** Bases from elsewhere that have no public members. */
const EMPTY_BASES = new Set([
  'abc.ABC',
  'typing.Generic',
  'typing.Protocol',
  'typing_extensions.Protocol',
]);

/** Whether all its members are known: none comes from elsewhere. */
function isClosed(member: ClassMember): boolean {
  return member.mro.every(
    ({origin, path}) => origin === 'package' || EMPTY_BASES.has(path),
  );
}

/** Finds what a name in a docstring means. */
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

  /** The address of a resolved name of an annotation. */
  findTarget(path: string): Entry | Page | string | undefined {
    return this.index.follow(path) ?? this.external(path);
  }

  /**
   * @param name as written, without call brackets
   * @param explicit the author asked for a link, so short words count too
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
   * What a "See also" names: it asks for a link, means no parameter, and of
   * several places the nearest one.
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

  /** Of all that a name fits, what is in the same module or package. */
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

  /** `Ship.crew.hire` in the class of which a ship's `crew` is made. */
  private findAccessed(name: string, scope: Scope): Entry | Page | undefined {
    const [first = '', accessor, member, ...rest] = name.split('.');
    const owner = accessor && member && this.findOwner(first, scope);
    return owner && rest.length === 0 && scope.owner
      ? this.index.follow(`${scope.owner.path}.${member}`)
      : undefined;
  }

  /** In the classes around, then in the module, then by its imports. */
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
    // A key, a logger or an event may begin with the package's name as well.
    const [, root = ''] = /^(\w+)\.[^A-Z.]+$/.exec(name) ?? [];
    const isWord = !explicit && this.index.roots.has(root);
    return !isWord && this.isBroken(name, scope) ? {found: 'broken'} : NONE;
  }

  /** `shop.api.Order`, where `shop.api` imports it for itself. */
  private findImported(name: string): Entry | Page | string | undefined {
    const dot = name.lastIndexOf('.');
    const page = this.outline.places.get(name.slice(0, dot));
    const target =
      page?.kind === 'page'
        ? this.importsOf(page.module).get(name.slice(dot + 1))
        : undefined;
    return target === undefined ? undefined : this.findTarget(target);
  }

  /** `Ship.anchor`, which a ship has from its base. */
  private findInherited(name: string, scope: Scope): Entry | Page | undefined {
    const dot = name.lastIndexOf('.');
    const owner = this.findOwner(name.slice(0, dot), scope);
    return owner && this.index.follow(`${owner.path}${name.slice(dot)}`);
  }

  /** `Ship.hull` where a ship is made with a `hull` that it does not show. */
  private findParameter(name: string, scope: Scope): Entry | undefined {
    const dot = name.lastIndexOf('.');
    const owner = this.findOwner(name.slice(0, dot), scope);
    const member = owner?.member;
    const signatures =
      member?.kind === 'class'
        ? (member.construction?.signatures ?? [])
        : member?.kind === 'function' || member?.kind === 'method'
          ? [
              ...member.overloads,
              ...(member.signature ? [member.signature] : []),
            ]
          : [];
    const takes = signatures.some(({parameters}) =>
      parameters.some((parameter) => parameter.name === name.slice(dot + 1)),
    );
    return takes ? owner : undefined;
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
    const exists = this.outline.defined.has(name);
    if (exists || isPrivate(name) || this.index.isOutside(name)) {
      return false;
    }
    const [root = '', ...rest] = name.split('.');
    if (this.index.roots.has(root) && this.outline.package !== '') {
      return true;
    }
    const owner = this.findOwner(root, scope);
    return (
      rest.length === 1 &&
      owner?.member.kind === 'class' &&
      isClosed(owner.member)
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
    // Of several, a reader knows the one that the package itself offers.
    const place =
      this.single(entries) ??
      (entries.length > 1
        ? this.index.follow(`${this.outline.package}.${name}`)
        : undefined);
    if (place) {
      return {found: 'place', target: place};
    }
    // `None` and `True` as links would be noise; exceptions are worth one.
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
