import path from 'node:path';
import {type Diagnostic, formatDiagnostic} from 'python-reader';
import {toPosix} from './to-posix';

/**
 * Prints diagnostics, with paths that terminals and editors can turn into
 * links.
 *
 * @param folder - the folder that their paths are relative to.
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  folder: string,
): void {
  for (const diagnostic of diagnostics) {
    const file = path.join(folder, diagnostic.file);
    const shown = toPosix(path.relative(process.cwd(), file));
    console.log(formatDiagnostic(Object.assign(diagnostic, {file: shown})));
  }
}
