import path from 'node:path';
import type {Fault} from '../finding';

/**
 * Writes a fault on one line: where it is, what it is, how to mend it.
 *
 * @param root - the folder that the fault's path is relative to.
 * @param from - the folder that the printed path is relative to.
 */
export function formatFault(
  {file, line, message, hint}: Fault,
  root: string,
  from: string,
): string {
  const shown = path
    .relative(from, path.join(root, file))
    .split(path.sep)
    .join('/');
  return `${shown}:${line} — ${message} — ${hint}`;
}
