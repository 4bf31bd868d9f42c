import type {ModuleSymbol} from '../resolve/symbols';
import type {Context} from './context';

/**
 * Direct children of a package: first those that its `__init__` mentions, in
 * that order (`__all__` before imports), then the others by name.
 */
export function submodulesOf(module: ModuleSymbol, context: Context): string[] {
  const {registry, exports} = context;
  const prefix = `${module.path}.`;
  const children = registry.childrenOf(module.path);
  if (children.length === 0) {
    return [];
  }
  const named = (exports.exportsOf(module)?.names ?? []).map(
    ({name}) => `${prefix}${name}`,
  );
  const imported = importedPaths(module, context).flatMap((path) => {
    const isBelow = path.startsWith(prefix);
    const [child] = path.slice(prefix.length).split('.');
    return isBelow ? [`${prefix}${child}`] : [];
  });
  const mentioned = [...named, ...imported].filter((path) =>
    children.includes(path),
  );
  return [...new Set([...mentioned, ...children])];
}

function importedPaths(module: ModuleSymbol, {registry}: Context): string[] {
  const scope = module.parsed?.scope ?? [];
  return scope
    .flatMap((parsed) => {
      if (parsed.kind === 'star') {
        return [
          {line: parsed.line, path: registry.absolute(parsed.module, module)},
        ];
      }
      if (parsed.kind !== 'import') {
        return [];
      }
      const from = registry.absolute(parsed.module, module);
      const path =
        parsed.imported === null ? from : `${from}.${parsed.imported}`;
      return [{line: parsed.line, path}];
    })
    .sort((one, other) => one.line - other.line)
    .map(({path}) => path);
}
