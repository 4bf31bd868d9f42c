import type {Fault} from '../model';
import type {LoadedModule} from '../files/read-drafts';
import type {Draft, DraftModule, DraftScope, DraftStar} from '../syntax/draft';

/** A draft with the file that it stands in. */
export interface Sighting<D extends Draft = Draft> {
  draft: D;
  file: string;
}

/** Something that has a name in a module or class. */
export interface Definition {
  kind: 'definition';
  name: string;
  path: string;
  draft: Draft;
  file: string;
  /** The same name in the source, where `draft` is from a stub. */
  source: Sighting | null;
  /** A stub stands beside the source and does not know this name. */
  isSourceOnly: boolean;
  module: ModuleSymbol;
  /** The class it stands in. */
  owner: Definition | null;
  /** What a class holds, by name. */
  members: Map<string, Definition>;
}

export interface ModuleSymbol {
  kind: 'module';
  path: string;
  isPackage: boolean;
  loaded: LoadedModule;
  /** The draft that decides: the stub where there is one. */
  draft: DraftModule | null;
  file: string | null;
  isStub: boolean;
  members: Map<string, Definition>;
  /** Star imports not yet expanded, with the name they stand before. */
  stars: {star: DraftStar; before: string | null}[];
}

/** Makes the symbols of a module; the stub decides where there is one. */
export function createModule(loaded: LoadedModule): ModuleSymbol {
  const draft = loaded.stubDraft ?? loaded.sourceDraft;
  const file = loaded.stubDraft ? loaded.stub : loaded.source;
  const module: ModuleSymbol = {
    kind: 'module',
    path: loaded.path,
    isPackage: loaded.isPackage,
    loaded,
    draft,
    file: file ?? loaded.source ?? loaded.stub,
    isStub: loaded.stubDraft !== null,
    members: new Map(),
    stars: [],
  };
  const source =
    loaded.stubDraft && loaded.sourceDraft && loaded.source !== null
      ? {scope: loaded.sourceDraft.scope, file: loaded.source}
      : null;
  if (draft && file !== null) {
    const scope = {scope: draft.scope, file};
    module.members = createMembers(scope, source, module, null);
    module.stars = starsOf(draft.scope);
  }
  return module;
}

interface FileScope {
  scope: DraftScope;
  file: string;
}

function createMembers(
  primary: FileScope,
  secondary: FileScope | null,
  module: ModuleSymbol,
  owner: Definition | null,
): Map<string, Definition> {
  const members = new Map<string, Definition>();
  const others = new Map<string, Draft>();
  for (const draft of secondary?.scope ?? []) {
    if (draft.kind !== 'star') {
      others.set(draft.name, draft);
    }
  }
  for (const draft of primary.scope) {
    if (draft.kind !== 'star') {
      const other = others.get(draft.name);
      others.delete(draft.name);
      const source =
        other && secondary ? {draft: other, file: secondary.file} : null;
      const sighting = {draft, file: primary.file};
      members.set(draft.name, define(sighting, source, module, owner));
    }
  }
  const isPartial = members.has('__getattr__') && owner === null;
  for (const draft of secondary ? others.values() : []) {
    const sighting = {draft, file: secondary?.file ?? primary.file};
    const definition = define(sighting, null, module, owner);
    definition.isSourceOnly = !isPartial;
    members.set(draft.name, definition);
  }
  return members;
}

function define(
  {draft, file}: Sighting,
  source: Sighting | null,
  module: ModuleSymbol,
  owner: Definition | null,
): Definition {
  const definition: Definition = {
    kind: 'definition',
    name: draft.name,
    path: `${owner?.path ?? module.path}.${draft.name}`,
    draft,
    file,
    source,
    isSourceOnly: false,
    module,
    owner,
    members: new Map(),
  };
  if (draft.kind === 'class') {
    const beside =
      source?.draft.kind === 'class'
        ? {scope: source.draft.body, file: source.file}
        : null;
    const body = {scope: draft.body, file};
    definition.members = createMembers(body, beside, module, definition);
  }
  return definition;
}

function starsOf(scope: DraftScope): ModuleSymbol['stars'] {
  return scope.flatMap((star, index) => {
    if (star.kind !== 'star') {
      return [];
    }
    const next = scope.slice(index + 1).find(({kind}) => kind !== 'star');
    return [{star, before: next && next.kind !== 'star' ? next.name : null}];
  });
}

/** The definition of the import that a class took the name from. */
export function shadowedBy({
  draft,
  file,
  module,
  owner,
}: Definition): Definition | null {
  return draft.kind === 'class' && draft.shadows
    ? define({draft: draft.shadows, file}, null, module, owner)
    : null;
}

/** Makes the definition that an import of `name` would make. */
export function createAlias(
  name: string,
  from: string,
  star: DraftStar,
  module: ModuleSymbol,
): Definition {
  const draft: Draft = {
    kind: 'import',
    name,
    module: from,
    imported: name,
    isExplicit: true,
    isGuarded: star.isGuarded,
    line: star.line,
    endLine: star.line,
    docstring: null,
    decorators: [],
    condition: null,
  };
  return define({draft, file: module.file ?? ''}, null, module, null);
}

/** Gathers faults, each of them once. */
export class FaultList {
  private readonly faults = new Map<string, Fault>();

  add(fault: Fault): void {
    const {code, file, line, message} = fault;
    this.faults.set([code, file, line, message].join('\0'), fault);
  }

  /** By file, then line. */
  sorted(): Fault[] {
    return [...this.faults.values()].sort(
      (one, other) =>
        (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
        one.line - other.line,
    );
  }
}
