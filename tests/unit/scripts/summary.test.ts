import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  listsTests,
  readPlaywright,
} from '../../../scripts/lib/run-tests/read-playwright';
import {readReport} from '../../../scripts/lib/run-tests/read-report';
import {readVitest} from '../../../scripts/lib/run-tests/read-vitest';
import {
  describeSummary,
  failedPart,
  joinSummaries,
} from '../../../scripts/lib/run-tests/summary';

/** Reports of real failed runs, with paths replaced and stacks removed. */
const REPORTS = path.resolve('tests/fixtures/reports');
const ROOT = '/repo';

const vitest = (name: string, code: number) =>
  readReport('vitest', path.join(REPORTS, `${name}.json`), code, (report) =>
    readVitest(report, ROOT),
  );
const playwright = (name: string, code: number) =>
  readReport('playwright', path.join(REPORTS, `${name}.json`), code, (report) =>
    readPlaywright(report, ROOT),
  );

describe('a run of Vitest', () => {
  it('counts a file that fails on import or in a hook as a failure', async () => {
    const {passed, skipped, failures} = await vitest('vitest-failures', 1);
    expect([passed, skipped]).toEqual([3, 6]);
    expect(failures).toEqual([
      {file: 'tests/unit/after.test.ts', name: 'ENOTEMPTY'},
      {file: 'tests/unit/before-file.test.ts', name: 'hook'},
      {file: 'tests/unit/before.test.ts', name: 'A hook failed.'},
      {file: 'tests/unit/fails.test.ts', name: 'fails'},
      {
        file: 'tests/unit/import.test.ts',
        name: "Cannot find module './missing' imported from /repo/tests/unit/import.test.ts",
      },
    ]);
  });

  it('counts an unhandled error, which is missing from its report', async () => {
    const {passed, failures} = await vitest('vitest-unhandled', 1);
    expect(passed).toBe(1);
    expect(failures).toEqual([
      {
        file: 'vitest',
        name: 'It failed outside of a test with exit code 1: see above.',
      },
    ]);
  });

  it('counts as a failure if it wrote no report, whatever its exit code', async () => {
    const {passed, failures} = await vitest('no-such-report', 0);
    expect([passed, failures.length]).toEqual([0, 1]);
  });
});

describe('a run of Playwright', () => {
  it('shows the trace of a failed test', async () => {
    const {passed, skipped, failures} = await playwright(
      'playwright-failure',
      1,
    );
    expect([passed, skipped]).toEqual([1, 1]);
    expect(failures).toEqual([
      {
        file: 'tests/e2e/a.spec.ts',
        name: 'group fails',
        trace: 'test-results/a-group-fails/trace.zip',
      },
    ]);
  });

  it('counts a file that fails on import, and a server that does not start', async () => {
    expect((await playwright('playwright-import', 1)).failures).toEqual([
      {file: 'tests/e2e/import.spec.ts', name: 'Error: at import'},
    ]);
    expect((await playwright('playwright-web-server', 1)).failures).toEqual([
      {
        file: 'playwright',
        name: 'Error: Process from config.webServer was not able to start. Exit code: 1',
      },
    ]);
  });

  it('counts a test that passed on retry as failed', () => {
    const tests = [{status: 'flaky', results: []}];
    const specs = [{title: 'wavers', file: 'a.spec.ts', tests}];
    const {passed, failures} = readPlaywright(
      {
        config: {rootDir: '/repo/tests/e2e'},
        suites: [{title: 'a.spec.ts', specs}],
        errors: [],
      },
      ROOT,
    );
    expect([passed, failures.length]).toEqual([0, 1]);
  });
});

describe('the end of a run', () => {
  it('lists slow tests, failed files and traces before the counts', async () => {
    const text = describeSummary(
      joinSummaries([
        await vitest('vitest-unhandled', 1),
        await playwright('playwright-failure', 1),
      ]),
      2,
    );
    expect(text).toBe(
      [
        '',
        'The slowest tests:',
        '    0.8 s  tests/e2e/a.spec.ts › group fails',
        '    0.7 s  tests/e2e/a.spec.ts › group passes',
        '',
        'Failed:',
        '  vitest',
        '    It failed outside of a test with exit code 1: see above.',
        '  tests/e2e/a.spec.ts',
        '    group fails',
        '      npx playwright show-trace test-results/a-group-fails/trace.zip',
        '',
        '2 passed, 2 failed, 1 skipped',
        '',
      ].join('\n'),
    );
  });

  it('does not mention skipped tests if there are none', () => {
    expect(describeSummary(failedPart('npm run build', 'It failed.'))).toMatch(
      /\n\n0 passed, 1 failed\n$/,
    );
  });
});

describe('a list of browser tests', () => {
  const lost = 'Error: There is no build/sitemap.xml.\n\n   at pages.ts:10\n';

  it('has tests', () => {
    const some = 'Listing tests:\n  a.spec.ts:4:5 › finds Error: as a word\n';
    expect(listsTests(some)).toBe(true);
    expect(listsTests(lost + some)).toBe(true);
  });

  it('has none', () => {
    expect(listsTests('Error: No tests found\nListing tests:\n')).toBe(false);
  });

  it('may lack files that can only be read after a build', () => {
    expect(listsTests(`${lost}\nError: No tests found\n`)).toBeUndefined();
  });
});
