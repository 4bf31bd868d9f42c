import type {Registry} from './registry';
import type {Definition, ModuleSymbol} from './symbols';

/** Adds members to a module, in front of a member if one is given. */
export function insertBefore(
  module: ModuleSymbol,
  before: string | null,
  added: Definition[],
): void {
  const names = new Set(added.map(({name}) => name));
  const entries = [...module.members].filter(([name]) => !names.has(name));
  const position = entries.findIndex(([name]) => name === before);
  const at = position < 0 ? entries.length : position;
  module.members = new Map([
    ...entries.slice(0, at),
    ...added.map((one): [string, Definition] => [one.name, one]),
    ...entries.slice(at),
  ]);
}

/** Makes members of the incidental names that `__all__` lists. */
export function listIncidental(
  module: ModuleSymbol,
  names: {name: string}[],
  registry: Registry,
): void {
  for (const {name} of names) {
    const found = module.incidental.get(name);
    const isFree =
      !module.members.has(name) &&
      !registry.modules.has(`${module.path}.${name}`);
    if (found && isFree) {
      insertBefore(module, nameBelow(found, module), [found]);
      module.incidental.delete(name);
    }
  }
}

function nameBelow(
  {file, parsed}: Definition,
  {members}: ModuleSymbol,
): string | null {
  const next = [...members.values()].find(
    (one) => one.file === file && one.parsed.line > parsed.line,
  );
  return next?.name ?? null;
}
