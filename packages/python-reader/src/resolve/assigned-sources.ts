import {nameOf} from '../syntax/raw-expression';
import type {Registry} from './registry';
import type {Definition, LocatedDefinition} from './symbols';

/** The source of a stub's function for which the source has `name = other`. */
export function assignedSource(
  {owner, module, source}: Definition,
  registry: Registry,
): LocatedDefinition | null {
  const parsed = source?.parsed;
  // Under a condition, it may be a dummy for a module that is missing.
  const value =
    parsed?.kind === 'attribute' && parsed.condition === null && parsed.value;
  const names = value ? nameOf(value)?.split('.') : undefined;
  if (!names) {
    return null;
  }
  const target =
    (owner && registry.descend(owner, names)) ??
    registry.descend(module, names);
  return target?.kind === 'definition' ? (target.source ?? target) : null;
}
