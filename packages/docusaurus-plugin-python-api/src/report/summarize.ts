import {type Diagnostic, formatDiagnostic} from 'python-reader';
import {KINDS} from './kinds';

/** The printed diagnostics of one rule. */
export interface DiagnosticGroup {
  heading: string;
  lines: string[];
}

/** The heading, and the line with the number of diagnostics left out. */
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
 * Groups diagnostics, the largest group first, with what was found, where, and
 * what to do. If not all of them fit, only the first of each group are included.
 *
 * @param lines number of lines available
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

/** Without the note, which is in the heading. */
function placeAndReason({file, line, reason}: Diagnostic): string {
  return `${file}:${line} ${reason}`;
}

/** All diagnostics, one per line, each with its advice. */
export function listAll(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`)
    .join('');
}
