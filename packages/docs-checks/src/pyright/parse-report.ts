import {isRecord} from 'docusaurus-plugin-page-exports/guards';

/** A diagnostic of the type checker. */
export interface PyrightDiagnostic {
  /** Absolute path. */
  file: string;
  /** Counts from 1. */
  line: number;
  /** Counts characters from 0. */
  column: number;
  severity: 'error' | 'warning' | 'information';
  /** May have several lines. */
  message: string;
  /** The setting that controls it; null for syntax errors. */
  rule: string | null;
}

export interface PyrightReport {
  diagnostics: PyrightDiagnostic[];
  filesAnalyzed: number;
}

/**
 * Parses the output of `pyright --outputjson`.
 *
 * @throws Error if the text is not such a report.
 */
export function parseReport(text: string): PyrightReport {
  const report = parseJson(text);
  if (
    !isRecord(report) ||
    !Array.isArray(report.generalDiagnostics) ||
    !isRecord(report.summary) ||
    typeof report.summary.filesAnalyzed !== 'number'
  ) {
    throw new Error(`Pyright printed no report:\n${text.slice(0, 2000)}`);
  }
  return {
    diagnostics: report.generalDiagnostics.map(parseDiagnostic),
    filesAnalyzed: report.summary.filesAnalyzed,
  };
}

function parseDiagnostic(value: unknown): PyrightDiagnostic {
  if (
    !isRecord(value) ||
    typeof value.file !== 'string' ||
    typeof value.message !== 'string' ||
    !isSeverity(value.severity)
  ) {
    throw new Error(`Pyright printed a diagnostic of an unknown format:
${JSON.stringify(value)}`);
  }
  return {
    file: value.file,
    ...readPlace(value.range),
    severity: value.severity,
    message: value.message,
    rule: typeof value.rule === 'string' ? value.rule : null,
  };
}

/** Diagnostics about a whole file have no range. */
function readPlace(range: unknown): Pick<PyrightDiagnostic, 'line' | 'column'> {
  const start = isRecord(range) ? range.start : undefined;
  const {line, character} = isRecord(start) ? start : {};
  return {
    line: typeof line === 'number' ? line + 1 : 1,
    column: typeof character === 'number' ? character : 0,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSeverity(value: unknown): value is PyrightDiagnostic['severity'] {
  return value === 'error' || value === 'warning' || value === 'information';
}
