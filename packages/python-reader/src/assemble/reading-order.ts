import type {PythonModule} from '../model';

/** Sorts modules depth first: each package before its modules, in its order. */
export function readingOrder(modules: PythonModule[]): PythonModule[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const isRoot = ({path}: PythonModule): boolean =>
    !byPath.has(path.split('.').slice(0, -1).join('.'));
  const ordered: PythonModule[] = [];
  const visit = (module: PythonModule): void => {
    ordered.push(module);
    for (const path of module.submodules) {
      const child = byPath.get(path);
      if (child) {
        visit(child);
      }
    }
  };
  modules
    .filter(isRoot)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .forEach(visit);
  return ordered;
}
