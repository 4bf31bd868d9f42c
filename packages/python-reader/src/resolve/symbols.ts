import {
  createDiagnostic,
  sortDiagnostics,
  type Diagnostic,
  type DiagnosticFields,
} from '../diagnostics';
import type {LoadedModule} from '../files/parse-files';
import type {
  ParsedDefinition,
  ParsedImport,
  ParsedModule,
  ParsedScope,
  ParsedStar,
} from '../syntax/parsed-module';

/** A definition and its file. */
export interface LocatedDefinition<
  D extends ParsedDefinition = ParsedDefinition,
> {
  parsed: D;
  file: string;
}

/** A named definition in a module or class. */
export interface Definition {
  kind: 'definition';
  name: string;
  path: string;
  parsed: ParsedDefinition;
  file: string;
  /** The same name in the source, if `parsed` is from a stub. */
  source: LocatedDefinition | null;
  /** Whether the source has a stub without this name. */
  isSourceOnly: boolean;
  module: ModuleSymbol;
  /** The class it is in. */
  owner: Definition | null;
  /** Members of a class, by name. */
  members: Map<string, Definition>;
}

export interface ModuleSymbol {
  kind: 'module';
  path: string;
  isPackage: boolean;
  loaded: LoadedModule;
  /** The file that takes precedence: the stub if there is one. */
  parsed: ParsedModule | null;
  file: string | null;
  isStub: boolean;
  members: Map<string, Definition>;
  /** Names that only the module's own lines above their `del` can refer to. */
  deleted: Map<string, Definition>;
  /** See `ParsedModule`. They become members if `__all__` lists them. */
  incidental: Map<string, Definition>;
  /** Star imports that are not yet expanded, with the name that follows them. */
  stars: {star: ParsedStar; before: string | null}[];
}

/** Creates the symbols of a module. A stub takes precedence over the source. */
export function createModule(loaded: LoadedModule): ModuleSymbol {
  const parsed = loaded.parsedStub ?? loaded.parsedSource;
  const file = loaded.parsedStub ? loaded.stub : loaded.source;
  const module: ModuleSymbol = {
    kind: 'module',
    path: loaded.path,
    isPackage: loaded.isPackage,
    loaded,
    parsed,
    file: file ?? loaded.source ?? loaded.stub,
    isStub: loaded.parsedStub !== null,
    members: new Map(),
    deleted: new Map(),
    incidental: new Map(),
    stars: [],
  };
  const source =
    loaded.parsedStub && loaded.parsedSource && loaded.source !== null
      ? {scope: loaded.parsedSource.scope, file: loaded.source}
      : null;
  if (parsed && file !== null) {
    const scope = {scope: parsed.scope, file};
    module.members = createMembers(scope, source, module, null);
    module.stars = starsOf(parsed.scope);
    for (const one of parsed.deleted) {
      const located = {parsed: one, file};
      module.deleted.set(one.name, define(located, null, module, null));
    }
    for (const one of parsed.incidental) {
      const located = {parsed: one, file};
      module.incidental.set(one.name, define(located, null, module, null));
    }
  }
  return module;
}

/** What a name refers to in the statements of a module. */
export function nameIn(
  {members, deleted}: ModuleSymbol,
  name: string,
): Definition | undefined {
  return members.get(name) ?? deleted.get(name);
}

interface FileScope {
  scope: ParsedScope;
  file: string;
}

function createMembers(
  primary: FileScope,
  secondary: FileScope | null,
  module: ModuleSymbol,
  owner: Definition | null,
): Map<string, Definition> {
  const members = new Map<string, Definition>();
  const others = new Map<string, ParsedDefinition>();
  for (const parsed of secondary?.scope ?? []) {
    if (parsed.kind !== 'star') {
      others.set(parsed.name, parsed);
    }
  }
  for (const parsed of primary.scope) {
    if (parsed.kind !== 'star') {
      const other = others.get(parsed.name);
      others.delete(parsed.name);
      const source =
        other && secondary ? {parsed: other, file: secondary.file} : null;
      const located = {parsed, file: primary.file};
      members.set(parsed.name, define(located, source, module, owner));
    }
  }
  const isPartial = members.has('__getattr__') && owner === null;
  for (const parsed of secondary ? others.values() : []) {
    const located = {parsed, file: secondary?.file ?? primary.file};
    const definition = define(located, null, module, owner);
    definition.isSourceOnly = !isPartial;
    members.set(parsed.name, definition);
  }
  return members;
}

function define(
  {parsed, file}: LocatedDefinition,
  source: LocatedDefinition | null,
  module: ModuleSymbol,
  owner: Definition | null,
): Definition {
  const definition: Definition = {
    kind: 'definition',
    name: parsed.name,
    path: `${owner?.path ?? module.path}.${parsed.name}`,
    parsed,
    file,
    source,
    isSourceOnly: false,
    module,
    owner,
    members: new Map(),
  };
  if (parsed.kind === 'class') {
    const beside =
      source?.parsed.kind === 'class'
        ? {scope: source.parsed.body, file: source.file}
        : null;
    const body = {scope: parsed.body, file};
    definition.members = createMembers(body, beside, module, definition);
  }
  return definition;
}

function starsOf(scope: ParsedScope): ModuleSymbol['stars'] {
  return scope.flatMap((star, index) => {
    if (star.kind !== 'star') {
      return [];
    }
    const next = scope.slice(index + 1).find(({kind}) => kind !== 'star');
    return [{star, before: next && next.kind !== 'star' ? next.name : null}];
  });
}

/** The import that a class of the same name shadows. */
export function shadowedBy({
  parsed,
  file,
  module,
  owner,
}: Definition): Definition | null {
  return parsed.kind === 'class' && parsed.shadows
    ? define({parsed: parsed.shadows, file}, null, module, owner)
    : null;
}

/** The imports in `__init__` that an attribute's type or value refers to. */
export function importsOf({parsed, file, module}: Definition): Definition[] {
  return parsed.kind === 'attribute'
    ? parsed.imports.map((one) =>
        define({parsed: one, file}, null, module, null),
      )
    : [];
}

/** The names of `__init__` that an attribute's type refers to. */
export function localsOf({parsed}: Definition): string[] {
  return parsed.kind === 'attribute' ? parsed.locals : [];
}

/** The import in the source of a name that the stub defines. */
export function sourceImportOf({
  parsed,
  source,
  module,
}: Definition): Definition | null {
  return source?.parsed.kind === 'import' && parsed.kind !== 'import'
    ? define(source, null, module, null)
    : null;
}

/**
 * The same definition, with docstrings, locations and defaults from the
 * imported source. Members of a class that the stub lacks are left out.
 */
export function withSource(
  {parsed, file, module, owner}: Definition,
  source: LocatedDefinition,
): Definition {
  if (parsed.kind !== 'class' || source.parsed.kind !== 'class') {
    return define({parsed, file}, source, module, owner);
  }
  const names = new Set(
    parsed.body.map((one) => (one.kind === 'star' ? '' : one.name)),
  );
  const body = source.parsed.body.filter(
    (one) => one.kind !== 'star' && names.has(one.name),
  );
  const beside = {parsed: {...source.parsed, body}, file: source.file};
  return define({parsed, file}, beside, module, owner);
}

/** The definition that an `except` block has for a failed import. */
export function fallbackOf({
  parsed,
  file,
  module,
  owner,
}: Definition): Definition | null {
  return parsed.kind === 'import' && parsed.otherwise
    ? define({parsed: parsed.otherwise, file}, null, module, owner)
    : null;
}

/** Creates the definition of an import that no statement of its own makes. */
export function createAlias(
  written: Pick<
    ParsedImport,
    'name' | 'module' | 'line' | 'isGuarded' | 'condition'
  > & {imported: string},
  module: ModuleSymbol,
): Definition {
  const {name, line, imported, isGuarded, condition} = written;
  const parsed: ParsedDefinition = {
    kind: 'import',
    name,
    module: written.module,
    imported,
    isExplicit: true,
    isGuarded,
    otherwise: null,
    line,
    endLine: line,
    docstring: null,
    decorators: [],
    condition,
  };
  return define({parsed, file: module.file ?? ''}, null, module, null);
}

/** Collects diagnostics without duplicates. */
export class DiagnosticList {
  private readonly diagnostics = new Map<string, DiagnosticFields>();

  add(fields: DiagnosticFields): void {
    const {ruleId, file, line, reason} = fields;
    this.diagnostics.set([ruleId, file, line, reason].join('\0'), fields);
  }

  /** Sorted by file, then line. */
  sorted(): Diagnostic[] {
    return sortDiagnostics(
      [...this.diagnostics.values()].map(createDiagnostic),
    );
  }
}
