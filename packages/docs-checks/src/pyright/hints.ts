/** How to mend what pyright complains of, by the setting that governs it. */
const HINTS = new Map<string, string>([
  [
    'reportMissingImports',
    'correct the module path, or add a stub of the library to the folder that "stubPath" names',
  ],
  [
    'reportMissingModuleSource',
    'add a stub of the library to the folder that "stubPath" names',
  ],
  [
    'reportMissingTypeStubs',
    'add a stub of the library to the folder that "stubPath" names',
  ],
  [
    'reportAttributeAccessIssue',
    'correct the name, or add it to the module or class that should have it',
  ],
  ['reportUndefinedVariable', 'import the name or define it'],
  ['reportCallIssue', 'pass the arguments that the signature takes'],
  ['reportArgumentType', 'pass a value of the type that the signature states'],
  ['reportAssignmentType', 'make the value and the declared type agree'],
  ['reportReturnType', 'make the value and the declared return type agree'],
  ['reportIndexIssue', 'index a value whose type has items'],
  ['reportOptionalMemberAccess', 'rule out None first'],
  ['reportOptionalSubscript', 'rule out None first'],
  ['reportOptionalIterable', 'rule out None first'],
  ['reportAbstractUsage', 'create a subclass that has every abstract method'],
  ['reportUnknownParameterType', 'annotate the parameter or the return value'],
  ['reportMissingParameterType', 'annotate the parameter'],
  ['reportMissingTypeArgument', 'give the type arguments, as in list[int]'],
  [
    'reportUnknownMemberType',
    'give the name a full type where it is defined, in a stub of the library if it is an outside one',
  ],
  [
    'reportUnknownVariableType',
    'give the name a full type where it is defined, in a stub of the library if it is an outside one',
  ],
  [
    'reportUntypedBaseClass',
    'give the base class a stub in the folder that "stubPath" names',
  ],
  [
    'reportUntypedFunctionDecorator',
    'annotate the decorator so that it returns a known type',
  ],
  [
    'reportIncompatibleMethodOverride',
    'take the same parameters as the base method, by the same names, and return a subtype',
  ],
  [
    'reportIncompatibleVariableOverride',
    'give the attribute the type that it has in the base class',
  ],
  [
    'reportInconsistentOverload',
    'make the overloads differ in what they take and agree in what they are',
  ],
  [
    'reportOverlappingOverload',
    'put the narrower overload first and let what it returns fit the wider one',
  ],
  [
    'reportInvalidTypeVarUse',
    'use the type variable twice in the signature, or write the type itself',
  ],
  ['reportInvalidStringEscapeSequence', 'make it a raw string: r"""…"""'],
  ['reportUnusedImport', 'remove the import'],
  ['reportUnusedVariable', 'remove the variable'],
  ['reportUnusedClass', 'remove the private class, or use it'],
  ['reportUnusedFunction', 'remove the private function, or use it'],
  ['reportUnusedCoroutine', 'await the call or hand it to asyncio.run'],
  ['reportPrivateUsage', 'use the public name'],
  [
    'reportUnsupportedDunderAll',
    'list only names in "__all__" that the module has',
  ],
  ['reportRedeclaration', 'give one of the two another name'],
  [
    'reportUnnecessaryTypeIgnoreComment',
    'remove the comment: there is nothing left to ignore',
  ],
]);

/**
 * Says how to mend a diagnostic.
 *
 * @param rule - the setting that governs it; null for syntax errors.
 */
export function hintFor(rule: string | null): string {
  if (rule === null) {
    return 'write it as Python of the version that the configuration names';
  }
  return (
    HINTS.get(rule) ??
    `see ${rule} in https://github.com/microsoft/pyright/blob/main/docs/configuration.md`
  );
}
