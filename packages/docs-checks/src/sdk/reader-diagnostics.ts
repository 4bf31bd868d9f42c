import type {Diagnostic} from 'python-reader';

/** Diagnostics that the rules already report and count. */
const COVERED = new Set(['unknown-argument']);

/** Selects the reader's diagnostics that no rule reports. */
export function selectReaderDiagnostics(
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.filter(({ruleId}) => !COVERED.has(ruleId));
}
