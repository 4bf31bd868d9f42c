import type {DiagnosticFields} from '../diagnostics';

/** Maximum number of modules that a message names. */
const NAMED = 5;

/**
 * Reports the compiled modules of a package that no stub describes, since they
 * have no page. Private ones are left out: sources usually re-export them.
 */
export function undescribedModules(
  compiled: readonly {file: string; segments: readonly string[]}[],
  described: ReadonlyMap<string, unknown>,
): DiagnosticFields[] {
  const missing = compiled.filter(
    ({file, segments}) =>
      /\.(?:so|pyd)$/.test(file) &&
      segments.every((segment) => !segment.startsWith('_')) &&
      !described.has(segments.join('.')),
  );
  const paths = [...new Set(missing.map(({segments}) => segments.join('.')))];
  const [first] = missing;
  if (!first) {
    return [];
  }
  const shown = paths.slice(0, NAMED).map((path) => `\`${path}\``);
  const more = paths.length - shown.length;
  return [
    {
      ruleId: 'compiled-module',
      severity: 'warning',
      file: first.file,
      line: 1,
      reason: `compiled without a stub, so their names are unknown: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      note: 'Add a stub (`.pyi`) for each, or leave them out with `exclude`.',
    },
  ];
}
