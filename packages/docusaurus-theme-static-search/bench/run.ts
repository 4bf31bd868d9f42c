import path from 'node:path';
import {parseArgs} from 'node:util';
import {readRecords} from '../src/records/read-records';
import {createEmbeddedEngine} from './embedded-engine';
import {measureCost} from './measure-cost';
import {createMiniSearchEngine} from './minisearch-engine';
import {createPagefindEngine} from './pagefind-engine';
import {readQueries} from './read-inputs';
import {createTargets, measureSuccess, selectAnswerable} from './score';
import {formatMisses, formatSuccesses} from './tables';

const USAGE = `
Usage: tsx bench/run.ts --records FILE --queries FILE [--queries FILE …]

Compares the embedded search with MiniSearch and Pagefind on the same records.
npm run bench:search passes the records of the last build, and all queries in
tests/fixtures/search-queries unless --queries is given.

  --records FILE  the records of a site, as written by the option recordsFile
  --queries FILE  queries to ask: [{"category", "query", "expected": [paths]}]
  --misses        list queries whose first hit was wrong, with this project's engine
  --quick         relevance of this project's engine only
  -h, --help      show this help
`;

function fail(error: unknown, code: number): never {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(code);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        records: {type: 'string'},
        queries: {type: 'string', multiple: true},
        misses: {type: 'boolean', default: false},
        quick: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
    }).values;
  } catch (error) {
    fail(error, 2);
  }
}

const options = readOptions();
if (options.help || !options.records || !options.queries) {
  process.stdout.write(USAGE.trimStart());
  process.exit(options.help ? 0 : 2);
}

const records = await readRecords(options.records).catch((error: unknown) =>
  fail(error, 1),
);
const sets = await Promise.all(
  options.queries.map(async (file) => ({
    file,
    queries: selectAnswerable(await readQueries(file), records),
  })),
).catch((error: unknown) => fail(error, 1));

const embedded = await createEmbeddedEngine();
const engines = options.quick
  ? [embedded]
  : [embedded, await createMiniSearchEngine(), await createPagefindEngine()];
for (const engine of engines) {
  process.stdout.write(`${engine.name} indexes ${records.length} records …\n`);
  await engine.prepare(records);
}
const toTarget = createTargets(records);
for (const {file, queries} of sets) {
  const successes = [];
  for (const engine of engines) {
    const result = await measureSuccess(queries, toTarget, engine.search);
    successes.push({name: engine.name, ...result});
  }
  process.stdout.write(
    `\n${path.basename(file)}: success@1 / success@5\n\n${formatSuccesses(successes)}\n`,
  );
  if (options.misses) {
    process.stdout.write(`\n${formatMisses(successes[0]?.misses ?? [])}\n`);
  }
}
if (!options.quick) {
  const texts = sets.flatMap(({queries}) => queries.map(({query}) => query));
  process.stdout.write(
    await measureCost(
      embedded,
      engines,
      records,
      texts.filter((_, place) => place % 8 === 0),
    ),
  );
}
for (const engine of engines) {
  await engine.close?.();
}
