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
