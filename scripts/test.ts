import fs from 'node:fs/promises';
import path from 'node:path';
import {messageOf} from './lib/message-of';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {
  buildForTests,
  hasEndToEndTest,
  runPlaywright,
  runVitest,
} from './lib/run-tests/run-parts';
import {
  describeSummary,
  failedPart,
  joinSummaries,
  type Summary,
} from './lib/run-tests/summary';

const USAGE = `
Runs every test: unit and integration tests alongside a build in strict mode,
then the end-to-end tests in Chromium. Lists the failed tests, with the trace of
each failed browser test. The last line shows how many passed and failed.

Usage: npm test -- [options]

  --changed     run only unit and integration tests that import files that
                differ from main; misses files that tests read or run
  --name TEXT   run only the tests with this text in their name
  --full        check every page with axe rather than one of each kind, and
                also test the packages with the newest Docusaurus
  --skip-build  test the existing site in build/
  -h, --help    show this text
`;

const options = readOptions(USAGE, {
  changed: {type: 'boolean', default: false},
  name: {type: 'string'},
  full: {type: 'boolean', default: false},
  'skip-build': {type: 'boolean', default: false},
});
const {changed, name, full} = options;
const reports = path.join(root, '.cache', 'reports');
const testOptions = {reports, changed, name, full};

/** A part that fails to start counts as failed; the other still runs. */
function attempt(part: string, run: Promise<Summary>): Promise<Summary> {
  return run.catch((error: unknown) => failedPart(part, messageOf(error)));
}

await fs.rm(reports, {recursive: true, force: true});
await fs.mkdir(reports, {recursive: true});
const inBrowser = changed ? false : await hasEndToEndTest(name);
const building =
  inBrowser === false || options['skip-build'] ? undefined : buildForTests();
const summaries = [await attempt('vitest', runVitest(testOptions))];
const build = await building;
process.stdout.write(build?.output ?? '');
if (build !== undefined && build.code !== 0) {
  summaries.push(
    failedPart('npm run build', `It ended with exit code ${build.code}.`),
  );
} else if (inBrowser ?? (await hasEndToEndTest(name)) !== false) {
  summaries.push(await attempt('playwright', runPlaywright(testOptions)));
}
const summary = joinSummaries(summaries);
if (name !== undefined && summary.passed + summary.failures.length === 0) {
  const reason = `No test has "${name}" in its name.`;
  summary.failures.push({file: 'npm test', name: reason});
}
process.stdout.write(describeSummary(summary));
process.exit(summary.failures.length > 0 ? 1 : 0);
