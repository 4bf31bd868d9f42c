import {isHeaderName, isHeaderValue, isPattern} from './headers-file';

/** The site author's own `_headers`. */
export interface OwnHeaders {
  /** The path below the site, for messages. */
  file: string;
  text: string;
}

/** Returns what is wrong with a line that removes a header on Cloudflare. */
function checkRemoval(line: string): string | undefined {
  const [, name = ''] = /^! +(.*)$/.exec(line) ?? [];
  return isHeaderName(name)
    ? undefined
    : `'${line}' doesn't name one header. Write '! Name'.`;
}

/** Returns what is wrong with a line that sets a header. */
function checkHeader(line: string): string | undefined {
  const colon = line.indexOf(':');
  if (colon === -1) {
    return (
      `'${line}' is neither a path nor a header. Start a path with '/', and ` +
      "write a header as 'Name: value'."
    );
  }
  const name = line.slice(0, colon);
  const value = line.slice(colon + 1).trim();
  if (isHeaderName(name.trim()) && name !== name.trim()) {
    return `a space before the colon of '${name.trim()}'. Remove the space.`;
  }
  if (!isHeaderName(name)) {
    return (
      `'${name}' isn't a header name. Use only letters, digits and hyphens, ` +
      "as in 'Cache-Control'."
    );
  }
  if (value === '') {
    return `'${name}' has no value. Write one after the colon, or remove the line.`;
  }
  return isHeaderValue(value)
    ? undefined
    : `the value of '${name}' contains a character that headers can't ` +
        'contain. Replace it, in a URL by its percent-encoded form.';
}

function checkLine(line: string): string | undefined {
  return line.startsWith('!') ? checkRemoval(line) : checkHeader(line);
}

/** Lists what is wrong with a file, by the index of the line. */
function listProblems(lines: readonly string[]): Map<number, string> {
  const problems = new Map<number, string>();
  let hasPath = false;
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('#')) {
      return;
    }
    if (isPattern(line)) {
      hasPath = true;
      // Some people expect consecutive paths to share the headers below them.
      const next = lines.slice(index + 1).find((text) => /^[^#]/.test(text));
      if (next === undefined || isPattern(next)) {
        problems.set(
          index,
          `no headers below '${line}'. Write some, or remove the path: paths ` +
            "don't share headers.",
        );
      }
      return;
    }
    const problem =
      checkLine(line) ??
      (hasPath
        ? undefined
        : `'${line}' is above the first path. Write it below a path such as ` +
          "'/*'.");
    if (problem !== undefined) {
      problems.set(index, problem);
    }
  });
  return problems;
}

/**
 * Checks the author's `_headers`. Hosts ignore the lines that they don't
 * understand, so a missing header would go unnoticed.
 *
 * @throws with every line that some host would ignore, and how to correct it.
 */
export function checkOwnHeaders({file, text}: OwnHeaders): void {
  const lines = text.split('\n').map((line) => line.trim());
  const problems = [...listProblems(lines)].map(
    ([index, problem]) => `  ${file}:${index + 1}: ${problem}`,
  );
  if (problems.length > 0) {
    throw new Error(`Correct these lines of ${file}:\n${problems.join('\n')}`);
  }
}
