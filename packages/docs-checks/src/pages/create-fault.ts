import type {VFileMessage} from 'vfile-message';
import type {Fault} from '../sdk/finding';

/** Builds a fault of a page; the file is relative to the site's root. */
export function createFault(
  rule: string,
  {file, line}: {file: string; line: number},
  message: string,
  hint: string,
): Fault {
  return {rule, file, line, message, hint};
}

/** Builds the fault of a page that could not be parsed. */
export function createMarkdownFault(
  file: string,
  {line = 1, reason}: VFileMessage,
): Fault {
  return createFault('markdown', {file, line}, reason, 'fix the MDX');
}
