import type {Diagnostic} from 'python-reader';
import type {Fault} from './finding';

/** What the rules find by themselves, and count. */
const COVERED = new Set(['unknown-argument']);

/** Takes over what the reader found wrong with the package's source. */
export function readerFaults(diagnostics: readonly Diagnostic[]): Fault[] {
  return diagnostics
    .filter(({ruleId}) => !COVERED.has(ruleId))
    .map(({ruleId, file, line, reason, note}) => ({
      rule: ruleId,
      file,
      line,
      message: reason,
      hint: note,
    }));
}
