import path from 'node:path';
import type {Failure, Summary} from './summary';

interface VitestTest {
  fullName: string;
  status: string;
  /** Milliseconds; missing if the test did not run. */
  duration?: number;
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly VitestTest[];
}

function findFailures(
  {status, message, assertionResults}: VitestFile,
  file: string,
): Failure[] {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({fullName}) => ({file, name: fullName}));
  // If an import or a hook fails, its tests count as skipped.
  if (status === 'failed' && failures.length === 0) {
    const [reason = ''] = message.split('\n');
    return [{file, name: reason || 'A hook failed.'}];
  }
  return failures;
}

/** Reads the report of Vitest's JSON reporter. */
export function readVitest(report: unknown, root: string): Summary {
  const {testResults} = report as {testResults: readonly VitestFile[]};
  const files = testResults.map((result) => ({
    result,
    file: path.relative(root, result.name),
  }));
  const tests = files.flatMap(({file, result}) =>
    result.assertionResults.map((test) => ({file, test})),
  );
  const passed = tests.filter(({test}) => test.status === 'passed').length;
  const failed = tests.filter(({test}) => test.status === 'failed').length;
  return {
    passed,
    skipped: tests.length - passed - failed,
    failures: files.flatMap(({file, result}) => findFailures(result, file)),
    tests: tests.flatMap(({file, test: {fullName, duration}}) =>
      duration === undefined
        ? []
        : [{file, name: fullName, seconds: duration / 1000}],
    ),
  };
}
