import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import {ensureBrowser} from '../find-browser';
import {root} from '../paths';
import {findFreePort} from '../port';
import {run, runModule} from '../process/run';
import {findBase} from './find-base';
import {listsTests, readPlaywright} from './read-playwright';
import {readReport} from './read-report';
import {readVitest} from './read-vitest';
import {type Summary} from './summary';

export interface TestOptions {
  /** The folder for the runners' reports. */
  reports: string;
  /** Whether to run only tests that import a changed file. */
  changed: boolean;
  /** Text in the names of the tests to run. */
  name: string | undefined;
  /**
   * Whether to check every page with axe, and test with the newest Docusaurus.
   */
  full: boolean;
}

/** The site build that the end-to-end tests need. */
export interface SiteBuild {
  code: number;
  /** Its output, kept back so that it isn't mixed with that of other tests. */
  output: string;
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
      : [`--testNamePattern=${escapeRegexp(options.name)}`]),
  ];
  // Found here once, so that parallel tests don't each install a browser.
  const code = await run('vitest', args, {
    env: {
      CHROMIUM: ensureBrowser(),
      STOCK_VERSIONS: options.full ? 'all' : '3.7.0',
    },
  });
  return readReport('vitest', file, code, (report) => readVitest(report, root));
}

function filterBy(name: string | undefined): string[] {
  return name === undefined ? [] : ['--grep', escapeRegexp(name)];
}

/**
 * Whether any end-to-end test has the text in its name; `undefined` if it may
 * be in a file that can't be loaded.
 */
export async function hasEndToEndTest(
  name: string | undefined,
): Promise<boolean | undefined> {
  if (name === undefined) {
    return true;
  }
  let output = '';
  await run('playwright', ['test', '--list', ...filterBy(name)], {
    onOutput(text) {
      output += text;
    },
  });
  return listsTests(output);
}

/**
 * Builds the site for the end-to-end tests. It runs alongside the other tests
 * because a build only uses one core for a third of its time.
 */
export async function buildForTests(): Promise<SiteBuild> {
  let output = '';
  const code = await runModule('scripts/build.ts', ['--strict'], {
    onOutput(text) {
      output += text;
    },
  });
  return {code, output};
}

/** Runs the end-to-end tests on the built site. */
export async function runPlaywright(options: TestOptions): Promise<Summary> {
  const file = path.join(options.reports, 'playwright.json');
  const code = await run('playwright', ['test', ...filterBy(options.name)], {
    env: {
      CHROMIUM: ensureBrowser(),
      // On a fixed port, the server of another folder might answer.
      E2E_PORT: String(await findFreePort()),
      FULL_RUN: options.full ? '1' : '0',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
  return readReport('playwright', file, code, (report) =>
    readPlaywright(report, root),
  );
}
