/** How to fix what pyright complains of, by the setting that governs it. */
const HINTS = new Map<string, string>([
  [
    'reportMissingImports',
    'Correct the module path, or add a stub of the library to the folder that "stubPath" names.',
  ],
  [
    'reportMissingModuleSource',
    'Add a stub of the library to the folder that "stubPath" names.',
  ],
  [
    'reportMissingTypeStubs',
    'Add a stub of the library to the folder that "stubPath" names.',
  ],
  [
    'reportAttributeAccessIssue',
    'Correct the name, or add it to the module or class that should have it.',
  ],
  ['reportUndefinedVariable', 'Import the name or define it.'],
  ['reportCallIssue', 'Pass the arguments that the signature takes.'],
  ['reportArgumentType', 'Pass a value of the type that the signature states.'],
  ['reportAssignmentType', 'Make the value and the declared type agree.'],
  ['reportReturnType', 'Make the value and the declared return type agree.'],
  ['reportIndexIssue', 'Index a value whose type has items.'],
  ['reportOptionalMemberAccess', 'Rule out None first.'],
  ['reportOptionalSubscript', 'Rule out None first.'],
  ['reportOptionalIterable', 'Rule out None first.'],
  ['reportAbstractUsage', 'Create a subclass that has every abstract method.'],
  ['reportUnknownParameterType', 'Annotate the parameter or the return value.'],
  ['reportMissingParameterType', 'Annotate the parameter.'],
  ['reportMissingTypeArgument', 'Give the type arguments, as in list[int].'],
  [
    'reportUnknownMemberType',
    'Give the name a full type where it is defined, in a stub of the library if it is an outside one.',
  ],
  [
    'reportUnknownVariableType',
    'Give the name a full type where it is defined, in a stub of the library if it is an outside one.',
  ],
  [
    'reportUntypedBaseClass',
    'Give the base class a stub in the folder that "stubPath" names.',
  ],
  [
    'reportUntypedFunctionDecorator',
    'Annotate the decorator so that it returns a known type.',
  ],
  [
    'reportIncompatibleMethodOverride',
    'Take the same parameters as the base method, by the same names, and return a subtype.',
  ],
  [
    'reportIncompatibleVariableOverride',
    'Give the attribute the type that it has in the base class.',
  ],
  [
    'reportInconsistentOverload',
    'Make the overloads differ in what they take and agree in what they are.',
  ],
  [
    'reportOverlappingOverload',
    'Put the narrower overload first and let what it returns fit the wider one.',
  ],
  [
    'reportInvalidTypeVarUse',
    'Use the type variable twice in the signature, or write the type itself.',
  ],
  ['reportInvalidStringEscapeSequence', 'Make it a raw string: r"""…""".'],
  ['reportUnusedImport', 'Remove the import.'],
  ['reportUnusedVariable', 'Remove the variable.'],
  ['reportUnusedClass', 'Remove the private class, or use it.'],
  ['reportUnusedFunction', 'Remove the private function, or use it.'],
  ['reportUnusedCoroutine', 'Await the call or hand it to asyncio.run.'],
  ['reportPrivateUsage', 'Use the public name.'],
  [
    'reportUnsupportedDunderAll',
    'List only names in "__all__" that the module has.',
  ],
  ['reportRedeclaration', 'Give one of the two another name.'],
  [
    'reportUnnecessaryTypeIgnoreComment',
    'Remove the comment: there is nothing left to ignore.',
  ],
]);

/**
 * Says how to fix a diagnostic.
 *
 * @param rule - the setting that governs it; null for syntax errors.
 */
export function hintFor(rule: string | null): string {
  if (rule === null) {
    return 'Write it as Python of the version that the configuration names.';
  }
  return (
    HINTS.get(rule) ??
    `See ${rule} in https://github.com/microsoft/pyright/blob/main/docs/configuration.md`
  );
}
