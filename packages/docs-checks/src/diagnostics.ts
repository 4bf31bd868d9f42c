import {
  createDiagnostic as create,
  type Diagnostic,
  type DiagnosticFields,
  sortDiagnostics,
} from 'python-reader';
import type {VFileMessage} from 'vfile-message';

export {sortDiagnostics, type Diagnostic};

/** Counts how many things of a kind pass a check. */
export interface Measure {
  /** The label, such as `Arguments documented`. */
  label: string;
  good: number;
  total: number;
}

/** The result of a check. */
export interface CheckResult {
  /** Files are relative to the checked folder. */
  diagnostics: Diagnostic[];
  measures: Measure[];
}

type Fields = Omit<DiagnosticFields, 'severity'> & {
  severity?: DiagnosticFields['severity'];
};

/** Creates the diagnostic of a check, an error by default. */
export function createDiagnostic(fields: Fields): Diagnostic {
  const diagnostic = create({severity: 'error', ...fields});
  diagnostic.source = 'docs-checks';
  return diagnostic;
}

/** Creates the diagnostic of a page that can't be parsed. */
export function describePageError(
  file: string,
  {line = 1, reason}: VFileMessage,
): Diagnostic {
  return createDiagnostic({
    ruleId: 'syntax',
    file,
    line,
    reason,
    note: 'Fix the MDX.',
  });
}
