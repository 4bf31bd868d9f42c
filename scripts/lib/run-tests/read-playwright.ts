import path from 'node:path';
import type {Failure, Summary} from './summary';

interface PlaywrightTest {
  /** `flaky`: the test passed on a retry. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: readonly {
    duration: number;
    attachments: readonly {name: string; path?: string}[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly PlaywrightTest[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  config: {rootDir: string};
  suites: readonly PlaywrightSuite[];
  errors: readonly {message?: string; location?: {file: string}}[];
}

interface NamedTest {
  file: string;
  name: string;
  test: PlaywrightTest;
}

function listTests(
  suite: PlaywrightSuite,
  titles: readonly string[] = [],
): NamedTest[] {
  return [
    ...(suite.specs ?? []).flatMap(({title, file, tests}) =>
      tests.map((test) => ({file, name: [...titles, title].join(' '), test})),
    ),
    ...(suite.suites ?? []).flatMap((inner) =>
      listTests(inner, [...titles, inner.title]),
    ),
  ];
}

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywright(report: unknown, root: string): Summary {
  const {config, suites, errors} = report as PlaywrightReport;
  // The top-level suites are the files.
  const tests = suites
    .flatMap((suite) => listTests(suite))
    .map((test) => ({
      ...test,
      file: path.relative(root, path.join(config.rootDir, test.file)),
    }));
  const count = (status: PlaywrightTest['status']) =>
    tests.filter(({test}) => test.status === status).length;
  const failedTests = tests
    .filter(({test}) => ['unexpected', 'flaky'].includes(test.status))
    .map(({file, name, test}): Failure => {
      const trace = test.results
        .flatMap(({attachments}) => attachments)
        .find((attachment) => attachment.name === 'trace')?.path;
      return {file, name, trace: trace && path.relative(root, trace)};
    });
  // For example, a file that fails to load or a server that doesn't start.
  const failedOutside = errors.map(({message = '', location}): Failure => {
    const [name = ''] = message.split('\n');
    return {
      file: location ? path.relative(root, location.file) : 'playwright',
      name,
    };
  });
  return {
    passed: count('expected'),
    skipped: count('skipped'),
    failures: [...failedTests, ...failedOutside],
    tests: tests.map(({file, name, test: {results}}) => ({
      file,
      name,
      seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
    })),
  };
}

const NONE = 'Error: No tests found';

/**
 * Whether `playwright test --list` listed a test, judging by its output.
 *
 * @returns `undefined` if it listed none but failed to load some files, since
 * some can't be loaded before the site is built.
 */
export function listsTests(output: string): boolean | undefined {
  const errors: readonly string[] = output.match(/^Error: .*$/gm) ?? [];
  if (!errors.includes(NONE)) {
    return true;
  }
  return errors.some((error) => error !== NONE) ? undefined : false;
}
