import type {LoadedModule} from '../files/parse-files';
import {IMPLICIT} from './builtins';
import {
  createModule,
  type Definition,
  DiagnosticList,
  fallbackOf,
  type ModuleSymbol,
  sourceImportOf,
  withSource,
} from './symbols';

/** Where a path or an import leads in the end. */
export type Target =
  | Definition
  | ModuleSymbol
  | {kind: 'external'; path: string}
  | {kind: 'missing'; path: string}
  | {kind: 'cycle'; path: string};

/** All modules of a read, and how names lead from one to another. */
export class Registry {
  readonly modules = new Map<string, ModuleSymbol>();
  readonly diagnostics = new DiagnosticList();
  /** Finds a member in the bases of a class, once hierarchies are known. */
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
    this.modules.forEach((module) => {
      this.useFallbacks(module);
    });
    this.modules.forEach((module) => {
      this.findSources(module);
    });
  }

  /** A stub of a package defines what its source imports from private modules. */
  private findSources({members}: ModuleSymbol): void {
    for (const [name, member] of members) {
      const imported = sourceImportOf(member);
      const target = imported && this.follow(imported);
      if (
        target?.kind === 'definition' &&
        target.parsed.kind === member.parsed.kind
      ) {
        members.set(name, withSource(member, target));
      }
    }
  }

  /** Handlers take over from imports of modules that were not built here. */
  private useFallbacks({members}: ModuleSymbol): void {
    for (const [name, member] of members) {
      const fallback = fallbackOf(member);
      const {parsed} = member;
      if (fallback && parsed.kind === 'import') {
        const from = this.absolute(parsed.module, member.module);
        const owner = this.modules.get(from);
        const isMissing = this.step(member).kind === 'missing';
        // What star imports bring is not known yet.
        if (isMissing && (owner?.stars.length ?? 0) === 0) {
          members.set(name, fallback);
        }
      }
    }
  }

  /** A module that exists, and of whose content nothing is known. */
  isOpaque(path: string): boolean {
    return this.opaque.has(path);
  }

  /** The path lies in what is being read, whether it exists or not. */
  isOurs(path: string): boolean {
    return path
      .split('.')
      .some((_, index, segments) =>
        this.roots.has(segments.slice(0, index + 1).join('.')),
      );
  }

  /** `..data` in `shop.api.orders` is `shop.data`. */
  absolute(written: string, from: ModuleSymbol): string {
    if (!written.startsWith('.')) {
      return written;
    }
    const [, dots = '', rest = ''] = /^(\.*)(.*)$/.exec(written) ?? [];
    const segments = from.path.split('.');
    const up = dots.length - (from.isPackage ? 1 : 0);
    const base = segments.slice(0, Math.max(0, segments.length - up));
    return [...base, ...(rest === '' ? [] : [rest])].join('.');
  }

  /** Follows imports from a definition to what they mean in the end. */
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
        return {kind: 'cycle', path: current.path};
      }
      passed.add(current);
      current = this.step(current);
    }
    return current;
  }

  /** One import further. */
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
    if (member && member !== definition) {
      return member;
    }
    const submodule = this.modules.get(path);
    if (submodule) {
      return submodule;
    }
    // What a stub leaves out the source may still have.
    const isBehindStub =
      owner.isStub && owner.loaded.parsedSource !== null && !module.isStub;
    return isBehindStub || this.isOpen(owner) || this.isOpaque(path)
      ? {kind: 'external', path}
      : {kind: 'missing', path};
  }

  /**
   * The import of a name is broken and reported, so that whatever depends on
   * the name need not be. Private names are left alone: no page shows them.
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

  /** The module makes names when asked, or its file could not be read. */
  private isOpen(module: ModuleSymbol): boolean {
    return (
      module.members.has('__getattr__') ||
      (module.parsed?.syntaxErrors.length ?? 0) > 0 ||
      this.hasForeignStar(module)
    );
  }

  /** A star import brings names that nothing is known of. */
  hasForeignStar(module: ModuleSymbol): boolean {
    return module.stars.some(
      ({star}) => !this.modules.has(this.absolute(star.module, module)),
    );
  }

  /**
   * Walks down from a target: submodules of packages, members of classes.
   *
   * @returns null if a step leads nowhere
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
        const submodule = this.modules.get(`${target.path}.${name}`);
        return member ? this.follow(member) : (submodule ?? null);
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

function childrenByParent(paths: string[]): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const path of [...paths].sort()) {
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const known = children.get(parent);
    if (known) {
      known.push(path);
    } else {
      children.set(parent, [path]);
    }
  }
  return children;
}
