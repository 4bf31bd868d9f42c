import type {Visibility} from '../model';
import {isPublicImport} from '../resolve/import-visibility';
import type {Definition, ModuleSymbol} from '../resolve/symbols';
import type {Context} from './context';

/** What a name says about itself. */
export function visibilityOf(name: string): Visibility {
  if (!name.startsWith('_')) {
    return 'public';
  }
  return /^__.+__$/.test(name) ? 'special' : 'private';
}

/** No segment of a module's path is private, and it is of the package. */
export function isPublicModule(path: string, {options}: Context): boolean {
  const {package: name} = options;
  const isInside = name === '' || path === name || path.startsWith(`${name}.`);
  return (
    (options.private === true && isInside) ||
    path.split('.').every((segment) => visibilityOf(segment) === 'public')
  );
}

/** Whether a definition belongs to the interface of what it is in. */
export function isPublic(definition: Definition, context: Context): boolean {
  return definition.owner
    ? isPublicName(definition, context)
    : isPublicInModule(definition, definition.module, context);
}

function isPublicInModule(
  definition: Definition,
  module: ModuleSymbol,
  context: Context,
): boolean {
  const exports = context.exports.exportsOf(module);
  if (exports?.has.has(definition.name) === true) {
    return true;
  }
  const isImport = definition.parsed.kind === 'import';
  if (exports && !exports.isPartial) {
    return !isImport && context.options.private === true;
  }
  // What the source beside a stub imports is for the source alone.
  return isImport
    ? !definition.isSourceOnly &&
        isPublicName(definition, context) &&
        isPublicImport(definition, context.registry)
    : isPublicName(definition, context);
}

function isPublicName(definition: Definition, {options}: Context): boolean {
  const {name, parsed, source} = definition;
  switch (visibilityOf(name)) {
    case 'public':
      return true;
    case 'private':
      return options.private === true;
    case 'special':
      return (
        name === '__init__' ||
        (parsed.docstring ?? source?.parsed.docstring ?? null) !== null
      );
  }
}
