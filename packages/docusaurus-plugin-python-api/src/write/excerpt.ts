import type {JSONOutput} from 'typedoc';
import {findTargets} from './page-keys';
import {
  briefComment,
  type Child,
  indexProject,
  isModule,
  type Module,
  type ProjectIndex,
  targetOf,
} from './project-index';

/** Finds all reflections that are visible on the pages of some modules. */
function findShown(
  modules: readonly Module[],
  index: ProjectIndex,
): Set<number> {
  const shown = new Set<number>();
  const add = (number: number, isListed: boolean): void => {
    const node = index.get(number);
    for (let one = node ?? null; one; one = one.parent) {
      shown.add(one.declaration.id);
    }
    // The page of a package lists the content of its modules.
    if (node && !isListed && isModule(node.declaration)) {
      for (const child of node.declaration.children ?? []) {
        add(targetOf(child) ?? child.id, true);
        shown.add(child.id);
      }
    }
  };
  for (const number of findTargets(JSON.stringify(modules))) {
    add(number, false);
  }
  return shown;
}

function outlineOf(child: Child, shown: ReadonlySet<number>): Child {
  if ('target' in child) {
    return child;
  }
  const {id, name, variant, kind, flags, comment, children} = child;
  return {
    ...{id, name, variant, kind, flags},
    comment: briefComment(comment),
    children: children
      ?.filter((one) => shown.has(one.id))
      .map((one) => outlineOf(one, shown)),
    groups: [],
  };
}

/**
 * Reduces a project to the wanted modules, and to what their pages show of others.
 */
export function excerptProject(
  project: JSONOutput.ProjectReflection,
  wanted: ReadonlySet<Module>,
): JSONOutput.ProjectReflection {
  const shown = findShown([...wanted], indexProject(project));
  return {
    ...project,
    children: project.children
      ?.filter((module) => wanted.has(module) || shown.has(module.id))
      .map((module) =>
        wanted.has(module) ? module : outlineOf(module, shown),
      ),
  };
}
