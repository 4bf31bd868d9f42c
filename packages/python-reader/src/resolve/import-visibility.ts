import type {Registry} from './registry';
import type {Definition, ModuleSymbol} from './symbols';

/**
 * Whether an import re-exports its name where no `__all__` says so. In stubs
 * the typing rules hold: `import a as a`, `from . import a`, stars. In source
 * a package's `__init__` re-exports what it takes from its own modules, and
 * from a private package beside it that implements it.
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
  return isInit && isOwn && parsed.imported !== null;
}

/** The source imports on demand what the stub lists, as `lazy_loader` does. */
function isLazy({loaded}: ModuleSymbol): boolean {
  return (
    loaded.parsedSource?.scope.some(
      (one) => one.kind !== 'star' && one.name === '__getattr__',
    ) === true
  );
}
