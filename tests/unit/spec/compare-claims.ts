import type {Claim} from './find-claims';

/** How the tests cover the specification. */
export interface Coverage {
  /** Each line with its phrase and the tests that claim it. */
  rows: {line: string; phrase: string; tests: string[]}[];
  /** Lines without a test, and claims of unknown lines. */
  problems: string[];
}

/**
 * Compares the lines of the specification with the claims of the tests.
 *
 * @param lines - a phrase for each line's number.
 * @param claims - what the tests claim, in any order.
 */
export function compareClaims(
  lines: Readonly<Record<string, string>>,
  claims: readonly Claim[],
): Coverage {
  const rows = Object.entries(lines).map(([line, phrase]) => ({
    line,
    phrase,
    tests: claims
      .filter((claim) => claim.line === line)
      .map(({where}) => where),
  }));
  const untested = rows
    .filter(({tests}) => tests.length === 0)
    .map(({line, phrase}) => `No test names [${line}]: ${phrase}.`);
  const unknown = claims
    .filter(({line}) => !(line in lines))
    .map(
      ({line, where}) =>
        `${where} — there is no line [${line}]; see tests/e2e/spec/lines.ts.`,
    );
  return {rows, problems: [...untested, ...unknown]};
}
