import {
  createDiagnostic as create,
  type Diagnostic,
  type DiagnosticFields,
  sortDiagnostics,
} from 'python-reader';
import type {VFileMessage} from 'vfile-message';

export {sortDiagnostics, type Diagnostic};

/** How many of a kind of thing are as they should be. */
export interface Measure {
  /** What is counted, such as `Arguments documented`. */
  label: string;
  good: number;
  total: number;
}

/** What a check has to say. */
export interface CheckResult {
  /** Files are relative to the folder that was checked. */
  diagnostics: Diagnostic[];
  measures: Measure[];
}

type Fields = Omit<DiagnosticFields, 'severity'> & {
  severity?: DiagnosticFields['severity'];
};

/** Creates the diagnostic of a check; an error unless it says otherwise. */
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
