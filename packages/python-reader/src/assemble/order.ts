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
  const scope = module.draft?.scope ?? [];
  return scope
    .flatMap((draft) => {
      if (draft.kind === 'star') {
        return [
          {line: draft.line, path: registry.absolute(draft.module, module)},
        ];
      }
      if (draft.kind !== 'import') {
        return [];
      }
      const from = registry.absolute(draft.module, module);
      const path = draft.imported === null ? from : `${from}.${draft.imported}`;
      return [{line: draft.line, path}];
    })
    .sort((one, other) => one.line - other.line)
    .map(({path}) => path);
}
