/** A test, or a whole file, that failed. */
export interface Failure {
  /** The file relative to the root, if known. */
  file: string;
  /** The test's name, or why the file counts as failed. */
  name: string;
  /** The path of the browser trace. */
  trace?: string;
}

export interface TimedTest {
  file: string;
  name: string;
  seconds: number;
}

/** The results of one test runner. */
export interface Summary {
  passed: number;
  skipped: number;
  failures: Failure[];
  tests: TimedTest[];
}

/** Creates the summary of a part that failed before its tests ran. */
export function failedPart(file: string, name: string): Summary {
  return {passed: 0, skipped: 0, failures: [{file, name}], tests: []};
}

export function joinSummaries(parts: readonly Summary[]): Summary {
  return {
    passed: parts.reduce((sum, {passed}) => sum + passed, 0),
    skipped: parts.reduce((sum, {skipped}) => sum + skipped, 0),
    failures: parts.flatMap(({failures}) => failures),
    tests: parts.flatMap(({tests}) => tests),
  };
}

function describeFailures(failures: readonly Failure[]): string[] {
  const files = [...new Set(failures.map(({file}) => file))];
  return files.flatMap((file) => [
    `  ${file}`,
    ...failures
      .filter((failure) => failure.file === file)
      .flatMap(({name, trace}) => [
        `    ${name}`,
        ...(trace ? [`      npx playwright show-trace ${trace}`] : []),
      ]),
  ]);
}

/**
 * Describes a run: the slowest tests, the failures, and the counts on a line of
 * their own at the end.
 */
export function describeSummary(summary: Summary, slowest = 10): string {
  const {passed, skipped, failures, tests} = summary;
  const slow = [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowest)
    .map(
      ({file, name, seconds}) =>
        `  ${seconds.toFixed(1).padStart(5)} s  ${file} › ${name}`,
    );
  return [
    ...(slow.length > 0 ? ['', 'The slowest tests:', ...slow] : []),
    ...(failures.length > 0
      ? ['', 'Failed:', ...describeFailures(failures)]
      : []),
    '',
    `${passed} passed, ${failures.length} failed` +
      (skipped > 0 ? `, ${skipped} skipped` : ''),
    '',
  ].join('\n');
}
