/** How to fix pyright's diagnostics, by the setting that controls them. */
const HINTS = new Map<string, string>([
  [
    'reportMissingImports',
    'Correct the module path, or add a stub for the library to the folder in "stubPath".',
  ],
  [
    'reportMissingModuleSource',
    'Add a stub for the library to the folder in "stubPath".',
  ],
  [
    'reportMissingTypeStubs',
    'Add a stub for the library to the folder in "stubPath".',
  ],
  [
    'reportAttributeAccessIssue',
    'Correct the name, or add it to the module or class that should have it.',
  ],
  ['reportUndefinedVariable', 'Import the name or define it.'],
  ['reportCallIssue', 'Pass the arguments that the signature requires.'],
  ['reportArgumentType', 'Pass a value of the type declared in the signature.'],
  ['reportAssignmentType', 'Correct the value or the declared type.'],
  ['reportReturnType', 'Correct the value or the declared return type.'],
  ['reportIndexIssue', 'Index a value whose type supports it.'],
  ['reportOptionalMemberAccess', 'Check for None first.'],
  ['reportOptionalSubscript', 'Check for None first.'],
  ['reportOptionalIterable', 'Check for None first.'],
  [
    'reportAbstractUsage',
    'Create a subclass that implements every abstract method.',
  ],
  ['reportUnknownParameterType', 'Annotate the parameter or the return value.'],
  ['reportMissingParameterType', 'Annotate the parameter.'],
  ['reportMissingTypeArgument', 'Add the type arguments, as in list[int].'],
  [
    'reportUnknownMemberType',
    'Add a complete type where the name is defined, or in a stub if it comes from another library.',
  ],
  [
    'reportUnknownVariableType',
    'Add a complete type where the name is defined, or in a stub if it comes from another library.',
  ],
  [
    'reportUntypedBaseClass',
    'Add a stub for the base class to the folder in "stubPath".',
  ],
  [
    'reportUntypedFunctionDecorator',
    'Annotate the decorator so that it returns a known type.',
  ],
  [
    'reportIncompatibleMethodOverride',
    'Use the same parameter names as the base method, with compatible types.',
  ],
  [
    'reportIncompatibleVariableOverride',
    'Use the type that the attribute has in the base class.',
  ],
  [
    'reportInconsistentOverload',
    'Give the overloads different parameters but the same decorators.',
  ],
  [
    'reportOverlappingOverload',
    'Put the narrower overload first, with a return type that is compatible with the wider one.',
  ],
  [
    'reportInvalidTypeVarUse',
    'Use the type variable twice in the signature, or use the type itself.',
  ],
  ['reportInvalidStringEscapeSequence', 'Make it a raw string: r"""…""".'],
  ['reportUnusedImport', 'Remove the import.'],
  ['reportUnusedVariable', 'Remove the variable.'],
  ['reportUnusedClass', 'Remove the private class, or use it.'],
  ['reportUnusedFunction', 'Remove the private function, or use it.'],
  ['reportUnusedCoroutine', 'Await the call or pass it to asyncio.run.'],
  ['reportPrivateUsage', 'Use the public name.'],
  [
    'reportUnsupportedDunderAll',
    'List only names in "__all__" that the module defines.',
  ],
  ['reportRedeclaration', 'Rename one of the two.'],
  [
    'reportUnnecessaryTypeIgnoreComment',
    'Remove the comment: there is nothing left to ignore.',
  ],
]);

/**
 * Returns how to fix a diagnostic.
 *
 * @param rule - the setting that controls it; null for syntax errors.
 */
export function hintFor(rule: string | null): string {
  if (rule === null) {
    return 'Use the syntax of the Python version in the configuration.';
  }
  return (
    HINTS.get(rule) ??
    `See ${rule} in https://github.com/microsoft/pyright/blob/main/docs/configuration.md`
  );
}
