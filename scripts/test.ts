import fs from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {ensureBrowser} from './browser/find-browser';
import {root} from './paths';
import {readOptions} from './process/options';
import {run, runModule} from './process/run';
import {countPlaywright, countVitest, type Counts} from './test/counts';

const USAGE = `
Runs every test: units, integration, then a build in strict mode and the end
to end tests in Chromium. The last line says how many passed and failed.

Usage: npm test -- [options]

  --full        look at every page with axe, not at one of each kind
  --skip-build  test the site that is in build/ already
  -h, --help    show this text
`;

const options = readOptions(USAGE, {
  full: {type: 'boolean', default: false},
  'skip-build': {type: 'boolean', default: false},
});
const reports = path.join(root, '.cache', 'reports');

async function readReport(
  name: string,
  count: (report: unknown) => Counts,
  code: number,
): Promise<Counts> {
  const file = path.join(reports, name);
  const text = await fs.readFile(file, 'utf8').catch(() => undefined);
  const counts =
    text === undefined ? {passed: 0, failed: 0} : count(JSON.parse(text));
  // A runner that fails without a failed test still failed.
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

async function runUnits(): Promise<Counts> {
  // Once, before tests that run side by side would each install one.
  const browser = ensureBrowser();
  const file = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json'];
  const code = await run(
    'vitest',
    ['run', ...reporters, `--outputFile.json=${file}`],
    {env: {CHROMIUM: browser}},
  );
  return readReport('vitest.json', countVitest, code);
}

async function runEndToEnd(): Promise<Counts> {
  const browser = ensureBrowser();
  if (!options['skip-build']) {
    const code = await runModule('scripts/build.ts', ['--strict']);
    if (code !== 0) {
      return {passed: 0, failed: 1};
    }
  }
  const code = await run('playwright', ['test'], {
    env: {
      CHROMIUM: browser,
      FULL_RUN: options.full ? '1' : '0',
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
    },
  });
  return readReport('playwright.json', countPlaywright, code);
}

await fs.rm(reports, {recursive: true, force: true});
await fs.mkdir(reports, {recursive: true});
const counts: Counts[] = [];
for (const runPart of [runUnits, runEndToEnd]) {
  counts.push(
    await runPart().catch((error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error));
      return {passed: 0, failed: 1};
    }),
  );
}
const passed = counts.reduce((sum, part) => sum + part.passed, 0);
const failed = counts.reduce((sum, part) => sum + part.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
