import type {ModuleSymbol, LocatedDefinition} from './symbols';

/** What names of imported modules are looked up in. */
export interface Sources {
  modules: ReadonlyMap<string, ModuleSymbol>;
  absolute: (written: string, from: ModuleSymbol) => string;
}

/**
 * Resolves a name through imports and star imports of sources that their stubs
 * leave out.
 */
export function findInSources(
  path: string,
  name: string,
  sources: Sources,
  passed = new Set<string>(),
): LocatedDefinition | null {
  const module = sources.modules.get(path);
  const {parsedSource = null, source = null} = module?.loaded ?? {};
  if (!module || !parsedSource || source === null || passed.has(path)) {
    return null;
  }
  passed.add(path);
  const find = (from: string, wanted: string): LocatedDefinition | null =>
    findInSources(sources.absolute(from, module), wanted, sources, passed);
  const own = parsedSource.scope.find(
    (one) => one.kind !== 'star' && one.name === name,
  );
  if (own?.kind === 'import') {
    return own.imported === null ? null : find(own.module, own.imported);
  }
  if (own && own.kind !== 'star') {
    return {parsed: own, file: source};
  }
  for (const star of parsedSource.scope.toReversed()) {
    const found = star.kind === 'star' ? find(star.module, name) : null;
    if (found) {
      return found;
    }
  }
  return null;
}
