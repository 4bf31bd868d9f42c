import type {Registry} from './registry';
import type {Definition, ModuleSymbol} from './symbols';

/**
 * Whether an import re-exports its name without `__all__`. In stubs, the typing
 * rules apply: `import a as a`, `from . import a`, stars. In sources, a
 * package's `__init__` re-exports what it imports from its own modules, and
 * from a private package next to it that implements it. A module or a package
 * that only imports is a public name for the private modules that it imports from.
 */
export function isPublicImport(
  {parsed, module}: Definition,
  registry: Registry,
): boolean {
  if (parsed.kind !== 'import') {
    return true;
  }
  if (parsed.isExplicit) {
    return true;
  }
  const isInit = module.isPackage && (!module.isStub || isLazy(module));
  const from = registry.absolute(parsed.module, module);
  const [top = ''] = from.split('.');
  const isOwn =
    from === module.path ||
    from.startsWith(`${module.path}.`) ||
    (top.startsWith('_') && registry.isOurs(top));
  const isBehind = registry.isOurs(from) && isPrivate(from);
  const isShown = (isInit && isOwn) || (isBehind && isFacade(module));
  return isShown && parsed.imported !== null;
}

function isPrivate(path: string): boolean {
  return path.split('.').some((segment) => /^_(?!_)/.test(segment));
}

/**
 * Whether a source defines nothing under a public name, but only imports. With a type
 * alone, as in `limit: int`, it declares a name that it gets at run time.
 */
function isFacade({members, isStub}: ModuleSymbol): boolean {
  return (
    !isStub &&
    [...members.values()].every(
      ({name, parsed}) =>
        parsed.kind === 'import' ||
        name.startsWith('_') ||
        (parsed.kind === 'attribute' && parsed.value === null),
    )
  );
}

/** Whether the source imports the stub's names on demand, as with `lazy_loader`. */
function isLazy({loaded}: ModuleSymbol): boolean {
  return (
    loaded.parsedSource?.scope.some(
      (one) => one.kind !== 'star' && one.name === '__getattr__',
    ) === true
  );
}
