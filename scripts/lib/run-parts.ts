import path from 'node:path';
import {ensureBrowser} from './find-browser';
import {root} from './paths';
import {run, runModule} from './run';
import {findBase} from './find-base';
import {listsTests, readPlaywright} from './read-playwright';
import {readReport} from './read-report';
import {readVitest} from './read-vitest';
import {type Summary} from './summary';

export interface TestOptions {
  /** Where the runners write their reports. */
  reports: string;
  /** Only the tests that import a file that the current change touches. */
  changed: boolean;
  /** Only the tests with this text in their name. */
  name: string | undefined;
  /** Look at every page with axe, and build a site of the newest Docusaurus. */
  full: boolean;
}

/** A build of the site that end to end tests wait for. */
export interface SiteBuild {
  code: number;
  /** What it said, which would cut into what other tests say meanwhile. */
  output: string;
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

function filterBy(name: string | undefined): string[] {
  return name === undefined ? [] : ['--grep', patternOf(name)];
}

/**
 * Whether an end to end test has the text in its name, if there is one;
 * `undefined` where a file that can't be read may hold it.
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
 * Builds the site for the end to end tests. A third of a build has work for one
 * core only, so it runs beside the other tests.
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

/** Runs the end to end tests on the site that was built. */
export async function runPlaywright(options: TestOptions): Promise<Summary> {
  const file = path.join(options.reports, 'playwright.json');
  const code = await run('playwright', ['test', ...filterBy(options.name)], {
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
