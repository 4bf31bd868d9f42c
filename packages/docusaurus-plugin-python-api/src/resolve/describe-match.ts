import {createDiagnostic, type Diagnostic} from 'python-reader';
import type {NameMatch} from './name-resolver';

/** Creates the diagnostic for an unknown or ambiguous name in a docstring. */
export function describeMatch(
  name: string,
  match: Extract<NameMatch, {found: 'broken' | 'ambiguous'}>,
  file: string,
  line: number,
): Diagnostic {
  const place = {severity: 'warning', file, line} as const;
  if (match.found === 'broken') {
    return createDiagnostic({
      ...place,
      ruleId: 'broken-reference',
      reason: `\`${name}\` is not a public name of the package`,
      note: 'Write the full path of a public name, or remove the backticks.',
    });
  }
  const paths = match.paths.map((path) => `\`${path}\``).join(', ');
  return createDiagnostic({
    ...place,
    ruleId: 'ambiguous-reference',
    reason: `\`${name}\` could be any of ${paths}`,
    note: 'Write the full path.',
  });
}
