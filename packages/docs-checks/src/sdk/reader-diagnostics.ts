import type {Diagnostic} from 'python-reader';

/** What the rules find by themselves, and count. */
const COVERED = new Set(['unknown-argument']);

/** Selects what the reader alone finds wrong with the package's source. */
export function selectReaderDiagnostics(
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.filter(({ruleId}) => !COVERED.has(ruleId));
}
