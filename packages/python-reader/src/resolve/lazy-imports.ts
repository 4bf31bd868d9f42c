import type {LazyImport} from '../syntax/parsed-module';
import type {Registry} from './registry';
import {createAlias, type ModuleSymbol} from './symbols';

/** Adds the names that modules import on demand, in their `__getattr__`. */
export function addLazyImports(registry: Registry): void {
  const lazy = [...registry.modules.values()].filter(
    ({isStub, loaded}) => !isStub && loaded.parsedSource?.lazy.length,
  );
  // A module may import what another one imports on demand.
  while (lazy.filter((module) => addTo(module, registry)).length > 0);
}

/** Whether an import was added. */
function addTo(module: ModuleSymbol, registry: Registry): boolean {
  const {members, loaded} = module;
  const before = members.size;
  for (const entry of loaded.parsedSource?.lazy ?? []) {
    const from = members.has(entry.name)
      ? undefined
      : placesOf(entry).find((place) => {
          const path = registry.absolute(place, module);
          const owner = registry.modules.get(path);
          return (
            (owner !== module && owner?.members.has(entry.imported)) === true ||
            (entry.name === entry.imported &&
              registry.modules.has(`${path}.${entry.imported}`))
          );
        });
    if (from !== undefined) {
      members.set(
        entry.name,
        createAlias(
          {...entry, module: from, isGuarded: true, condition: null},
          module,
        ),
      );
    }
  }
  return members.size > before;
}

/** Tables also name modules relative to their package, without a dot. */
function placesOf({module}: LazyImport): string[] {
  return module.startsWith('.') ? [module] : [module, `.${module}`];
}
