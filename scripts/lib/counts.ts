/** How many tests of a run ended how. */
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: readonly unknown[];
}

/**
 * Counts a Vitest JSON report. A file that fails before it holds any test
 * counts as one failure, so that it can't pass unseen.
 */
export function countVitest(report: unknown): Counts {
  const {numPassedTests, numFailedTests, numFailedTestSuites} =
    report as VitestReport;
  return {
    passed: numPassedTests,
    failed:
      numFailedTests > 0 ? numFailedTests : Math.min(numFailedTestSuites, 1),
  };
}

/** Counts a Playwright JSON report; a test that passed on a retry failed. */
export function countPlaywright(report: unknown): Counts {
  const {stats, errors} = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}
