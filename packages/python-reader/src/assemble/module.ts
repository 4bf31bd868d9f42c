import type {ModuleFault, PythonModule} from '../model';
import type {Definition, ModuleSymbol} from '../resolve/symbols';
import {type Context} from './context';
import {docstringFrom} from './docstring';
import {buildMember} from './member';
import {submodulesOf} from './order';
import {isPublicModule} from './visibility';

/** Names with a meaning for Python, which are not listed as members. */
const MACHINERY = new Set(['__all__', '__getattr__', '__dir__', '__path__']);

/** Builds the model of a module. Links to other modules are added later. */
export function buildModule(
  module: ModuleSymbol,
  context: Context,
): PythonModule {
  const {loaded, path, isPackage} = module;
  const docstring = moduleDocstring(module, context);
  const exports = context.exports.exportsOf(module);
  reportUnknownExports(module, context);
  const parsed = loaded.parsedSource ?? loaded.parsedStub;
  const file = loaded.source ?? loaded.stub;
  return {
    kind: 'module',
    name: path.split('.').at(-1) ?? path,
    path,
    isPackage,
    source: loaded.source,
    stub: loaded.stub,
    public: isPublicModule(path, context),
    docstring,
    deprecated:
      docstring?.sections.flatMap((section) =>
        section.kind === 'deprecated' ? [section.text] : [],
      )[0] ?? null,
    exports: exports ? exports.names : null,
    members: [...module.members.values(), ...deletedClasses(module, context)]
      .filter(({name}) => !MACHINERY.has(name))
      .map((definition) => buildMember(definition, context)),
    submodules: submodulesOf(module, context),
    location:
      file === null ? null : {file, line: 1, endLine: parsed?.lineCount ?? 1},
    faults: faultsOf(module),
  };
}

/** Other classes can still inherit from them. */
function deletedClasses(
  {members, deleted}: ModuleSymbol,
  {hierarchy}: Context,
): Definition[] {
  return [...deleted.values()].filter(
    (one) => !members.has(one.name) && hierarchy.isClass(one),
  );
}

function faultsOf({loaded}: ModuleSymbol): ModuleFault[] {
  const files = [
    {file: loaded.source, parsed: loaded.parsedSource},
    {file: loaded.stub, parsed: loaded.parsedStub},
  ];
  return files.flatMap(({file, parsed}): ModuleFault[] => {
    if (file === null) {
      return [];
    }
    return parsed
      ? parsed.syntaxErrors.map(({line, message}) => ({
          file,
          line,
          reason: message,
        }))
      : [{file, line: 1, reason: 'the file could not be read'}];
  });
}

function moduleDocstring(
  module: ModuleSymbol,
  context: Context,
): PythonModule['docstring'] {
  const {stub, parsedStub, source, parsedSource} = module.loaded;
  const scope = {module, owner: null, typeParameters: []};
  // The docstring of a stub is often a license or a note to type checkers.
  if (source !== null && parsedSource?.docstring) {
    return docstringFrom(parsedSource.docstring, source, scope, context);
  }
  if (stub !== null && parsedStub?.docstring) {
    return docstringFrom(parsedStub.docstring, stub, scope, context);
  }
  // `from ._orders import __doc__` uses the docstring of another module.
  const taken = module.members.get('__doc__')?.parsed;
  const {registry} = context;
  const from =
    taken?.kind === 'import'
      ? registry.modules.get(registry.absolute(taken.module, module))
      : undefined;
  return from && from !== module ? moduleDocstring(from, context) : null;
}

/** Star imports of a source with a stub aren't followed. */
function isStarredBehindStub(
  {isStub, loaded}: ModuleSymbol,
  file: string,
): boolean {
  return (
    isStub &&
    file === loaded.source &&
    (loaded.parsedSource?.scope ?? []).some(({kind}) => kind === 'star')
  );
}

function reportUnknownExports(module: ModuleSymbol, context: Context): void {
  const {registry, exports} = context;
  const exported = exports.exportsOf(module);
  const isLazy = module.members.has('__getattr__');
  const isOpen = (isLazy && module.isStub) || registry.hasForeignStar(module);
  if (isOpen || !exported || isStarredBehindStub(module, exported.file)) {
    return;
  }
  for (const {name, line} of exported.names) {
    const path = `${module.path}.${name}`;
    const isModule = registry.modules.has(path) || registry.isOpaque(path);
    if (!isModule && !module.members.has(name)) {
      registry.diagnostics.add({
        ruleId: 'unknown-export',
        severity: 'warning',
        file: exported.file,
        line,
        reason: `\`__all__\` of \`${module.path}\` lists \`${name}\`, which ${isLazy ? 'only `__getattr__` provides' : 'the module does not define'}`,
        note: isLazy
          ? 'Import it under `if TYPE_CHECKING:`.'
          : 'Define or import it, or remove it from `__all__`.',
      });
    }
  }
}
