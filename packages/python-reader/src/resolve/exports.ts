import type {ExportStep} from '../syntax/parsed-module';
import {textOf} from '../syntax/raw-expression';
import {stringsIn} from '../syntax/tokens';
import {insertBefore, listIncidental} from './insert-members';
import {isPublicImport} from './import-visibility';
import type {Registry} from './registry';
import {
  createAlias,
  type Definition,
  type ModuleSymbol,
  nameIn,
} from './symbols';

/** `__all__` of a module after all steps. */
export interface Exports {
  names: {name: string; line: number}[];
  /** The same names, for fast lookup. */
  has: ReadonlySet<string>;
  /** Whether a step can't be evaluated without running the module. */
  isPartial: boolean;
  /** The file that defines this `__all__`. */
  file: string;
}

/** Resolves `__all__` and star imports, which depend on each other. */
export class ExportResolver {
  private readonly exports = new Map<ModuleSymbol, Exports | null>();
  private readonly expanded = new Set<ModuleSymbol>();
  private readonly starred = new Set<Definition>();

  constructor(private readonly registry: Registry) {}

  /** Expands the star imports of a module, those of imported modules first. */
  expand(module: ModuleSymbol): void {
    if (this.expanded.has(module)) {
      return;
    }
    this.expanded.add(module);
    for (const {star, before} of module.stars) {
      const path = this.registry.absolute(star.module, module);
      const from = this.registry.modules.get(path);
      if (!from) {
        if (!star.isGuarded && !this.registry.isOpaque(path)) {
          this.reportMissing(path, star.line, module);
        }
      } else if (from !== module) {
        this.expand(from);
        const aliases = this.starNames(from)
          .filter((name) => !this.isExplicit(module.members.get(name)))
          .filter((name) => !this.isRoundTrip(name, from, module))
          .map((name) => createAlias({...star, name, imported: name}, module));
        aliases.forEach((alias) => this.starred.add(alias));
        const isDeleted = ({name}: Definition): boolean =>
          star.deleted.includes(name);
        aliases.filter(isDeleted).forEach((alias) => {
          module.deleted.set(alias.name, nameIn(module, alias.name) ?? alias);
        });
        insertBefore(
          module,
          before,
          aliases.filter((alias) => !isDeleted(alias)),
        );
      }
    }
    if (module.incidental.size > 0) {
      const names = this.exportsOf(module)?.names ?? [];
      listIncidental(module, names, this.registry);
    }
  }

  /** The `__all__` of a module, or null if it has none. */
  exportsOf(module: ModuleSymbol): Exports | null {
    const known = this.exports.get(module);
    if (known !== undefined) {
      return known;
    }
    // Ends circular lookups: a module has no exports while they are resolved.
    this.exports.set(module, none(module.file));
    const {parsedSource, source} = module.loaded;
    // If the stub has no `__all__`, that of the source applies at run time.
    const own = module.parsed?.exports;
    const imported = importedList(module);
    const written = own ?? parsedSource?.exports ?? [];
    const steps = [...imported, ...written];
    const isInSource = !own && imported.length === 0;
    const exports =
      steps.length > 0
        ? this.run(steps, module, isInSource ? source : module.file)
        : null;
    this.exports.set(module, exports);
    return exports;
  }

  private run(
    steps: ExportStep[],
    module: ModuleSymbol,
    from: string | null,
  ): Exports {
    const names = new Map<string, number>();
    const file = from ?? '';
    let isPartial = false;
    for (const step of steps) {
      switch (step.kind) {
        case 'set':
          names.clear();
          isPartial = false;
          break;
        case 'add':
          step.names.forEach(({name, line}) => names.set(name, line));
          break;
        case 'remove':
          step.names.forEach(({name}) => names.delete(name));
          break;
        case 'addFrom': {
          const added =
            this.namesFrom(step.module, module) ??
            this.listedIn(step.module, module);
          added?.names.forEach(({name}) => names.set(name, step.line));
          isPartial ||= added === null || added.isPartial;
          if (added === null) {
            this.reportDynamic(file, step.line, module);
          }
          break;
        }
        case 'public':
          isPartial = true;
          break;
        case 'unknown':
          this.reportDynamic(file, step.line, module);
          isPartial = true;
      }
    }
    const entries = [...names].map(([name, line]) => ({name, line}));
    return {names: entries, has: new Set(names.keys()), isPartial, file};
  }

  private namesFrom(written: string, module: ModuleSymbol): Exports | null {
    const [first = '', ...rest] = written.split('.');
    const member = nameIn(module, first);
    const imported = this.importedExports(member);
    if (imported) {
      return this.exportsOf(imported);
    }
    const start = member
      ? this.registry.follow(member)
      : this.registry.modules.get(`${module.path}.${first}`);
    const found = start ? this.registry.descend(start, rest) : null;
    const from = found?.kind === 'module' ? found : this.shadowed(member);
    return from ? this.exportsOf(from) : null;
  }

  /** The names in a plain list, as in `__all__ = _submodules + […]`. */
  private listedIn(name: string, module: ModuleSymbol): Exports | null {
    const parsed = nameIn(module, name)?.parsed;
    const value = parsed?.kind === 'attribute' ? parsed.value : null;
    const names = value ? stringsIn(textOf(value)) : null;
    return names && parsed
      ? {
          names: names.map((one) => ({name: one, line: parsed.line})),
          has: new Set(names),
          isPartial: false,
          file: module.file ?? '',
        }
      : null;
  }

  /** The module in `from .orders import __all__ as orders_all`. */
  private importedExports(member: Definition | undefined): ModuleSymbol | null {
    return member?.parsed.kind === 'import' &&
      member.parsed.imported === '__all__'
      ? (this.registry.modules.get(
          this.registry.absolute(member.parsed.module, member.module),
        ) ?? null)
      : null;
  }

  /** The module with an `__all__` that `from .x import x` shadows. */
  private shadowed(member: Definition | undefined): ModuleSymbol | null {
    if (member?.parsed.kind !== 'import') {
      return null;
    }
    const {module, imported} = member.parsed;
    const from = this.registry.absolute(module, member.module);
    return (
      this.registry.modules.get(`${from}.${imported ?? ''}`) ??
      this.registry.modules.get(from) ??
      null
    );
  }

  /** The names that `from module import *` binds. */
  private starNames(module: ModuleSymbol): string[] {
    const exports = this.exportsOf(module);
    const shown = [...module.members.values()]
      .filter((definition) => this.isStarred(definition, module))
      .map(({name}) => name);
    if (!exports) {
      return shown;
    }
    const named = exports.names.map(({name}) => name);
    return exports.isPartial ? [...new Set([...named, ...shown])] : named;
  }

  private isStarred(definition: Definition, module: ModuleSymbol): boolean {
    const isHidden = definition.name.startsWith('_');
    const isImport = definition.parsed.kind === 'import';
    return (
      !isHidden &&
      (!isImport || !module.isStub || isPublicImport(definition, this.registry))
    );
  }

  /** Whether `from` itself imports the name from `module`. */
  private isRoundTrip(
    name: string,
    from: ModuleSymbol,
    module: ModuleSymbol,
  ): boolean {
    const parsed = from.members.get(name)?.parsed;
    return (
      parsed?.kind === 'import' &&
      parsed.imported === name &&
      module.members.has(name) &&
      this.registry.absolute(parsed.module, from) === module.path
    );
  }

  /** Explicit definitions win over star imports, and later stars over earlier ones. */
  private isExplicit(definition: Definition | undefined): boolean {
    return definition !== undefined && !this.starred.has(definition);
  }

  private reportMissing(
    path: string,
    line: number,
    module: ModuleSymbol,
  ): void {
    if (this.registry.isOurs(path)) {
      this.registry.diagnostics.add({
        ruleId: 'unresolved-import',
        severity: 'warning',
        file: module.file ?? '',
        line,
        reason: `star import from \`${path}\`, which no source file defines`,
        note: 'If it is compiled or generated, add a stub (`.pyi`) for it; otherwise correct the import.',
      });
    }
  }

  private reportDynamic(
    file: string,
    line: number,
    module: ModuleSymbol,
  ): void {
    this.registry.diagnostics.add({
      ruleId: 'dynamic-exports',
      severity: 'warning',
      file,
      line,
      reason: `\`__all__\` of \`${module.path}\` is computed, so names without an underscore count as public too`,
      note: 'List the names as strings.',
    });
  }
}

/** The step for `from .orders import __all__`. */
function importedList({members}: ModuleSymbol): ExportStep[] {
  const parsed = members.get('__all__')?.parsed;
  return parsed?.kind === 'import'
    ? [{kind: 'addFrom', module: '__all__', line: parsed.line}]
    : [];
}

function none(file: string | null): Exports {
  return {names: [], has: new Set(), isPartial: false, file: file ?? ''};
}
