import path from 'node:path';
import {ensureBrowser} from './find-browser';
import {root} from './paths';
import {run, runModule} from './run';
import {findBase} from './find-base';
import {readPlaywright} from './read-playwright';
import {readReport} from './read-report';
import {readVitest} from './read-vitest';
import {failedPart, type Summary} from './summary';

export interface TestOptions {
  /** Where the runners write their reports. */
  reports: string;
  /** Only the tests that import a file that the current change touches. */
  changed: boolean;
  /** Only the tests with this text in their name. */
  name: string | undefined;
  /** Look at every page with axe, and build a site of the newest Docusaurus. */
  full: boolean;
  /** Test the site that is in `build/` already. */
  skipBuild: boolean;
}

/** Both runners take a regular expression; a name is plain text. */
function patternOf(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Runs the unit and integration tests. */
export async function runVitest(options: TestOptions): Promise<Summary> {
  const file = path.join(options.reports, 'vitest.json');
  const args = [
    ...['run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${file}`,
    ...(options.changed ? [`--changed=${findBase(root)}`] : []),
    ...(options.name === undefined
      ? []
      : [`--testNamePattern=${patternOf(options.name)}`]),
  ];
  // Once, before tests that run side by side would each install a browser.
  const code = await run('vitest', args, {
    env: {
      CHROMIUM: ensureBrowser(),
      STOCK_VERSIONS: options.full ? 'all' : '3.7.0',
    },
  });
  return readReport('vitest', file, code, (report) => readVitest(report, root));
}

/** Whether an end to end test has the name. An unreadable file may hold it. */
async function hasName(filter: readonly string[]): Promise<boolean> {
  let output = '';
  await run('playwright', ['test', '--list', ...filter], {
    onOutput(text) {
      output += text;
    },
  });
  return !output.includes('No tests found');
}

/** Builds the site and runs the end to end tests on it. */
export async function runPlaywright(options: TestOptions): Promise<Summary> {
  const filter =
    options.name === undefined ? [] : ['--grep', patternOf(options.name)];
  if (options.name !== undefined && !(await hasName(filter))) {
    return {passed: 0, skipped: 0, failures: [], tests: []};
  }
  if (!options.skipBuild) {
    const code = await runModule('scripts/build.ts', ['--strict']);
    if (code !== 0) {
      return failedPart('npm run build', `It ended with exit code ${code}.`);
    }
  }
  const file = path.join(options.reports, 'playwright.json');
  const code = await run('playwright', ['test', ...filter], {
    env: {
      CHROMIUM: ensureBrowser(),
      FULL_RUN: options.full ? '1' : '0',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
  return readReport('playwright', file, code, (report) =>
    readPlaywright(report, root),
  );
}
