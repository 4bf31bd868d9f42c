import type {LoadedModule} from '../files/parse-files';
import {addSources} from './add-sources';
import {IMPLICIT} from './builtins';
import {childrenByParent} from './children';
import {addLazyImports} from './lazy-imports';
import {
  createModule,
  type Definition,
  DiagnosticList,
  fallbackOf,
  type ModuleSymbol,
  nameIn,
} from './symbols';
import {typingTarget} from './typing-names';

/** The final target of a path or an import. */
export type Target =
  | Definition
  | ModuleSymbol
  | {kind: 'external'; path: string}
  | {kind: 'missing'; path: string}
  | {kind: 'cycle'; path: string};

/** All modules that were read, and the resolution of names across them. */
export class Registry {
  readonly modules = new Map<string, ModuleSymbol>();
  readonly diagnostics = new DiagnosticList();
  /** Finds a member in the bases of a class; set once hierarchies are known. */
  inherited: (owner: Definition, name: string) => Definition | null = () =>
    null;
  private readonly roots: Set<string>;
  private readonly children: Map<string, string[]>;
  private readonly followed = new Map<Definition, Target>();

  constructor(
    loaded: LoadedModule[],
    private readonly opaque: ReadonlySet<string> = new Set(),
  ) {
    for (const module of loaded) {
      this.modules.set(module.path, createModule(module));
    }
    this.children = childrenByParent([...this.modules.keys()]);
    this.roots = new Set(
      [...this.modules.keys()].filter(
        (path) => !this.modules.has(path.slice(0, path.lastIndexOf('.'))),
      ),
    );
    addLazyImports(this);
    this.modules.forEach((module) => {
      this.useFallbacks(module);
    });
    this.modules.forEach((module) => {
      addSources(module.members, this);
    });
  }

  /** Replaces imports of missing modules by what the `except` block defines. */
  private useFallbacks({members}: ModuleSymbol): void {
    for (const [name, member] of members) {
      const fallback = fallbackOf(member);
      const {parsed} = member;
      if (fallback && parsed.kind === 'import') {
        const from = this.absolute(parsed.module, member.module);
        const owner = this.modules.get(from);
        const isMissing = this.step(member).kind === 'missing';
        // Star imports have not been expanded yet.
        if (isMissing && (owner?.stars.length ?? 0) === 0) {
          members.set(name, fallback);
        }
      }
    }
  }

  /** Whether a module exists, but its content is unknown. */
  isOpaque(path: string): boolean {
    return this.opaque.has(path);
  }

  /** Whether a path is inside the packages that are read; it need not exist. */
  isOurs(path: string): boolean {
    return path
      .split('.')
      .some((_, index, segments) =>
        this.roots.has(segments.slice(0, index + 1).join('.')),
      );
  }

  /** Makes a path absolute: `..data` in `shop.api.orders` is `shop.data`. */
  absolute(written: string, from: ModuleSymbol): string {
    // `from .__init__ import Order` imports from the package.
    const named = written.replace(/(\w)\.__init__$|(?<=^\.+)__init__$/, '$1');
    if (!named.startsWith('.')) {
      return named;
    }
    const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(named) ?? [];
    const segments = from.path.split('.');
    const up = dots.length - (from.isPackage ? 1 : 0);
    const base = segments.slice(0, Math.max(0, segments.length - up));
    return [...base, ...(rest === '' ? [] : [rest])].join('.');
  }

  /** Follows imports from a definition to the final target. */
  follow(definition: Definition): Target {
    const known = this.followed.get(definition);
    if (known) {
      return known;
    }
    const target = this.followChain(definition);
    this.followed.set(definition, target);
    return target;
  }

  private followChain(start: Definition): Target {
    const passed = new Set<Definition>();
    let current: Target = start;
    while (current.kind === 'definition' && current.parsed.kind === 'import') {
      if (passed.has(current)) {
        const cycle = [...passed];
        cycle.splice(0, cycle.indexOf(current));
        return this.submoduleIn(cycle) ?? {kind: 'cycle', path: current.path};
      }
      passed.add(current);
      current = this.step(current);
    }
    return current;
  }

  /**
   * The submodule that circular imports refer to: Python imports it if the package
   * doesn't have the name yet, as when `shop` gets `orders` from `shop._names`, which
   * imports it from `shop`.
   */
  private submoduleIn(cycle: readonly Definition[]): ModuleSymbol | undefined {
    for (const {parsed, module} of cycle) {
      const path =
        parsed.kind === 'import' && parsed.imported !== null
          ? `${this.absolute(parsed.module, module)}.${parsed.imported}`
          : '';
      const submodule = this.modules.get(path);
      if (submodule) {
        return submodule;
      }
    }
    return undefined;
  }

  /** Follows one import. */
  private step(definition: Definition): Target {
    const {parsed, module} = definition;
    if (parsed.kind !== 'import') {
      return definition;
    }
    const from = this.absolute(parsed.module, module);
    if (parsed.imported === null) {
      return this.moduleTarget(from);
    }
    const owner = this.modules.get(from);
    const path = `${from}.${parsed.imported}`;
    if (!owner) {
      return this.isOurs(from) && !this.isOpaque(from)
        ? {kind: 'missing', path}
        : {kind: 'external', path};
    }
    const isImplicit =
      parsed.imported === '__all__' || IMPLICIT.has(parsed.imported);
    if (isImplicit && !owner.members.has(parsed.imported)) {
      return {kind: 'external', path};
    }
    const member = owner.members.get(parsed.imported);
    const submodule = this.modules.get(path);
    const isFound = member !== undefined && member !== definition;
    if (isFound && !(submodule && isBoundLater(member, definition))) {
      return member;
    }
    const other =
      submodule ??
      typingTarget(parsed.imported, owner, this) ??
      owner.incidental.get(parsed.imported);
    if (other) {
      return other;
    }
    // The source may still define what its stub leaves out.
    const isBehindStub =
      owner.isStub &&
      owner.loaded.parsedSource !== null &&
      !definition.file.endsWith('.pyi');
    return isBehindStub || this.isOpen(owner) || this.isOpaque(path)
      ? {kind: 'external', path}
      : {kind: 'missing', path};
  }

  /**
   * Whether the import of a name is broken and reported, so that its uses are
   * not. Private names are not reported, since they are not on any page.
   */
  reportsImport({name, parsed}: Definition, target: Target | null): boolean {
    return (
      parsed.kind === 'import' &&
      (target?.kind === 'cycle' ||
        (target?.kind === 'missing' &&
          !parsed.isGuarded &&
          !name.startsWith('_')))
    );
  }

  private moduleTarget(path: string): Target {
    const module = this.modules.get(path);
    const isMissing = this.isOurs(path) && !this.isOpaque(path);
    const kind = isMissing ? 'missing' : 'external';
    return module ?? {kind, path};
  }

  /** Whether the module may have names that are not in its file. */
  private isOpen(module: ModuleSymbol): boolean {
    return (
      module.members.has('__getattr__') ||
      (module.parsed?.syntaxErrors.length ?? 0) > 0 ||
      this.hasForeignStar(module)
    );
  }

  /** Whether a star import adds unknown names. */
  hasForeignStar(module: ModuleSymbol): boolean {
    return module.stars.some(
      ({star}) => !this.modules.has(this.absolute(star.module, module)),
    );
  }

  /**
   * Resolves names below a target: submodules of packages, members of classes.
   *
   * @returns null if one of the names does not exist
   */
  descend(start: Target, names: string[]): Target | null {
    let current: Target | null = start;
    for (const name of names) {
      current = current ? this.child(current, name) : null;
    }
    return current;
  }

  private child(target: Target, name: string): Target | null {
    switch (target.kind) {
      case 'module': {
        const member = target.members.get(name);
        return member
          ? this.follow(member)
          : (this.modules.get(`${target.path}.${name}`) ??
              typingTarget(name, target, this) ??
              target.incidental.get(name) ??
              null);
      }
      case 'definition': {
        const member = target.members.get(name) ?? this.inherited(target, name);
        const isData = target.parsed.kind === 'attribute';
        return member ? this.follow(member) : isData ? target : null;
      }
      case 'external':
        return {kind: 'external', path: `${target.path}.${name}`};
      default:
        return null;
    }
  }

  /** Paths of the modules directly below a package, by name. */
  childrenOf(path: string): string[] {
    return this.children.get(path) ?? [];
  }

  /** The module or definition at a dotted path, null if there is none. */
  find(path: string): Target | null {
    const segments = path.split('.');
    for (let length = segments.length; length > 0; length -= 1) {
      const module = this.modules.get(segments.slice(0, length).join('.'));
      const found = module
        ? this.descend(module, segments.slice(length))
        : null;
      if (found) {
        return found;
      }
    }
    return null;
  }
}

/**
 * Whether the module of an import binds the imported name only below it, so
 * that `from . import mapper as base` still finds the submodule.
 */
function isBoundLater(member: Definition, definition: Definition): boolean {
  const {module, file, name, parsed} = definition;
  // An import in a function runs later, and is no name of the module.
  return (
    nameIn(module, name) === definition &&
    member.module === module &&
    member.file === file &&
    member.parsed.line > parsed.line
  );
}
