import {assignedSource} from './assigned-sources';
import type {Registry} from './registry';
import {findInSources} from './star-sources';
import {
  type Definition,
  type LocatedDefinition,
  sourceImportOf,
  withSource,
} from './symbols';

/** Finds the source of stub definitions that the source only refers to. */
export function addSources(
  members: Map<string, Definition>,
  registry: Registry,
): void {
  for (const [name, member] of members) {
    const source =
      importedSource(member, registry) ??
      assignedSource(member, registry) ??
      starredSource(member, registry);
    const found =
      source && isSameThing(source, member)
        ? withSource(member, source)
        : member;
    members.set(name, found);
    addSources(found.members, registry);
  }
}

/** To type checkers, a stub may declare a class as the function that calls it. */
function isSameThing(source: LocatedDefinition, {parsed}: Definition): boolean {
  const kinds = [parsed.kind, source.parsed.kind];
  const isCalled = kinds.every(
    (kind) => kind === 'class' || kind === 'function',
  );
  return isCalled || parsed.kind === source.parsed.kind;
}

function importedSource(
  member: Definition,
  registry: Registry,
): LocatedDefinition | null {
  const imported = sourceImportOf(member);
  const target = imported && registry.follow(imported);
  return target?.kind === 'definition' ? (target.source ?? target) : null;
}

/** The stub of `numpy` defines names that its source star-imports. */
function starredSource(
  {name, parsed, source, isSourceOnly, module, owner}: Definition,
  registry: Registry,
): LocatedDefinition | null {
  const isAlone =
    module.isStub && owner === null && source === null && !isSourceOnly;
  return isAlone && (parsed.kind === 'class' || parsed.kind === 'function')
    ? findInSources(module.path, name, registry)
    : null;
}
