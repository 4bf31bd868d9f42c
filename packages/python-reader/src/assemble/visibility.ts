import type {Visibility} from '../model';
import {isPublicImport} from '../resolve/import-visibility';
import type {Definition, ModuleSymbol} from '../resolve/symbols';
import type {Context} from './context';

/** The visibility that the underscores of a name imply. */
export function visibilityOf(name: string): Visibility {
  if (!name.startsWith('_')) {
    return 'public';
  }
  return /^__.+__$/.test(name) ? 'special' : 'private';
}

/**
 * Whether no segment of the path is private, or private names count as public. The
 * package that is documented is public, whatever it is called.
 */
export function isPublicModule(path: string, {options}: Context): boolean {
  const {package: name} = options;
  const isInside = name === '' || path === name || path.startsWith(`${name}.`);
  const below = isInside ? path.slice(name.length) : path;
  return (
    (options.private === true && isInside) ||
    below.split('.').every((segment) => visibilityOf(segment) === 'public')
  );
}

/** Whether a definition is public in its module or class. */
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
  if (module.deleted.get(definition.name) === definition) {
    return false;
  }
  const exports = context.exports.exportsOf(module);
  if (exports?.has.has(definition.name) === true) {
    return true;
  }
  const isImport = definition.parsed.kind === 'import';
  if (exports && !exports.isPartial) {
    return !isImport && context.options.private === true;
  }
  // If there is a stub, the imports of the source are internal to it.
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
