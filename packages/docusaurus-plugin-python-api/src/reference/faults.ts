/** Something a person has to mend, with the place where. */
export interface ApiFault {
  severity: 'error' | 'warning';
  /** Path from the repository's root, or from the SDK's. */
  file: string;
  /** Counts from 1. */
  line: number;
  message: string;
  hint: string;
}

/** One line a fault, ready for a terminal that links `file:line`. */
export function formatFault(fault: ApiFault): string {
  const hint = fault.hint === '' ? '' : ` ${fault.hint}`;
  return `${fault.file}:${fault.line} ${fault.message}${hint}`;
}

/** By file, then line; the same sentence about the same line once. */
export function sortFaults(faults: readonly ApiFault[]): ApiFault[] {
  const unique = new Map(faults.map((fault) => [formatFault(fault), fault]));
  return [...unique.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.message.localeCompare(b.message),
  );
}
