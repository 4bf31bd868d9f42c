import {VFileMessage} from 'vfile-message';

/**
 * A problem and its location. `reason` says what is wrong, `note` how to fix
 * it. `fatal` is true for an error, which prevents a page from being made, and
 * false for a warning, which leaves the page incomplete.
 *
 * @see https://github.com/vfile/vfile-message
 */
export interface Diagnostic extends VFileMessage {
  /** The rule that found it, as in `unresolved-import`. */
  ruleId: string;
  /** A path with forward slashes, relative to the root that was read. */
  file: string;
  /** Counted from 1. */
  line: number;
  fatal: boolean;
  note: string;
}

export interface DiagnosticFields {
  ruleId: string;
  severity: 'error' | 'warning';
  file: string;
  line: number;
  reason: string;
  note: string;
}

export function createDiagnostic({
  ruleId,
  severity,
  file,
  line,
  reason,
  note,
}: DiagnosticFields): Diagnostic {
  const message = new VFileMessage(reason, {
    place: {line, column: 1},
    ruleId,
    source: 'python-reader',
  });
  const fatal = severity === 'error';
  return Object.assign(message, {ruleId, file, line, fatal, note});
}

/** Formats a diagnostic as one line that terminals and editors can link. */
export function formatDiagnostic(diagnostic: VFileMessage): string {
  const {file, line, reason, note, ruleId} = diagnostic;
  const place = line === undefined ? file : `${file}:${line}`;
  const fix = note ? ` ${note}` : '';
  const rule = ruleId ? ` (${ruleId})` : '';
  return `${place} ${endSentence(reason)}${fix}${rule}`;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Sorts by file, then line, and removes duplicates. */
export function sortDiagnostics<Message extends VFileMessage>(
  diagnostics: readonly Message[],
): Message[] {
  const unique = new Map(
    diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]),
  );
  return [...unique.values()].sort(
    (one, other) =>
      compare(one.file ?? '', other.file ?? '') ||
      (one.line ?? 0) - (other.line ?? 0) ||
      compare(one.reason, other.reason),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
