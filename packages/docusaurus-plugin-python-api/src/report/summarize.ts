import {type Diagnostic, formatDiagnostic} from 'python-reader';
import {KINDS} from './kinds';

/** Diagnostics of one rule, as they are printed. */
export interface DiagnosticGroup {
  heading: string;
  lines: string[];
}

/** A heading, and the line that counts what is left out. */
const OVERHEAD = 2;

function groupByRule(
  diagnostics: readonly Diagnostic[],
): [string, Diagnostic[]][] {
  const byRule = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = byRule.get(diagnostic.ruleId);
    if (known) {
      known.push(diagnostic);
    } else {
      byRule.set(diagnostic.ruleId, [diagnostic]);
    }
  }
  return [...byRule].sort(([, one], [, other]) => other.length - one.length);
}

function headingOf(rule: string, found: readonly Diagnostic[]): string {
  const kind = KINDS[rule];
  const advice = kind?.advice ?? found[0]?.note ?? '';
  const title = kind ? `: ${kind.title}` : '';
  return `${found.length} × ${rule}${title}. ${advice}`.trim();
}

/**
 * The diagnostics in groups, the largest first: what was found, what to do
 * about it, and where. Every diagnostic is there if all of them fit, else the
 * first of each group.
 *
 * @param lines how many lines there is room for
 */
export function summarize(
  diagnostics: readonly Diagnostic[],
  lines: number,
): DiagnosticGroup[] {
  const groups = groupByRule(diagnostics);
  const isWhole = diagnostics.length + groups.length <= lines;
  const room = Math.floor((lines - groups.length * OVERHEAD) / groups.length);
  const shown = isWhole ? Infinity : Math.max(1, room);
  return groups.map(([rule, found]) => {
    const rest = found.length - shown;
    return {
      heading: headingOf(rule, found),
      lines: [
        ...found.slice(0, shown).map(placeAndReason),
        ...(rest > 0 ? [`… and ${rest} more`] : []),
      ],
    };
  });
}

/** The note is in the heading already. */
function placeAndReason({file, line, reason}: Diagnostic): string {
  return `${file}:${line} ${reason}`;
}

/** All diagnostics, one on a line, each with what to do. */
export function listAll(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`)
    .join('');
}
