export {
  createDiagnostic,
  formatDiagnostic,
  sortDiagnostics,
  type Diagnostic,
  type DiagnosticFields,
} from './diagnostics';
export {parseProse} from './docstring/directives';
export {findFenced} from './docstring/fences';
export {parseDocstring} from './docstring/parse';
export {SINGLE_COLON_DIRECTIVE} from './docstring/single-colon';
export type * from './model';
export {printExpression} from './print-expression';
export {readPackage} from './read-package';
export {BUILTINS} from './resolve/builtins';
export {loadParser} from './syntax/parser';
export {evaluateString, type StringValue} from './syntax/strings';
export {signaturesOf, withoutReceiver, writtenName} from './signatures';
