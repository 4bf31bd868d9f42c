/** One thing to mend, worded for the person who mends it. */
export interface Fault {
  /** The rule that found it, such as `argument-undocumented`. */
  rule: string;
  /** Path relative to the SDK's folder, with forward slashes. */
  file: string;
  /** Counts from 1. */
  line: number;
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  hint: string;
}

/** How many of a kind of thing are as they should be. */
export interface Measure {
  /** What is counted, such as `Arguments documented`. */
  label: string;
  good: number;
  total: number;
}

/** What a rule has to say about a package. */
export interface Finding {
  faults: Fault[];
  measures: Measure[];
}

/** Puts faults in the order of files and lines. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(
    (one, other) =>
      compare(one.file, other.file) ||
      one.line - other.line ||
      compare(one.message, other.message),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
