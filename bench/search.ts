import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {product} from '../config/product';
import {readRecords, RECORDS_FILE} from '../lib/search/records/read-records';
import {readOptions} from '../scripts/process/options';
import {root} from '../scripts/paths';
import {createEmbeddedEngine} from './search/embedded-engine';
import {measureKeystrokes} from './search/keystrokes';
import {measureSizes, type SizeRow} from './search/measure-sizes';
import {createMiniSearchEngine} from './search/minisearch-engine';
import {createPagefindEngine} from './search/pagefind-engine';
import {readQueries} from './search/read-inputs';
import {createTargets, measureSuccess, selectAnswerable} from './search/score';
import {formatMisses, formatSuccesses, formatTable} from './search/tables';

const USAGE = `
Usage: npm run bench:search -- [options]

Compares the embedded search with MiniSearch and Pagefind on the same records.
Run 'npm run build' first: it leaves the records.

  --records <file>  records to index (.cache/search/records.json)
  --queries <file>  queries to ask (bench/search/queries.json)
  --misses          list what this project's engine did not put first
  --quick           relevance of this project's engine only
  -h, --help        show this help
`;

const options = readOptions(USAGE, {
  records: {type: 'string'},
  queries: {type: 'string'},
  misses: {type: 'boolean'},
  quick: {type: 'boolean'},
});

const records = await readRecords(
  path.resolve(root, options.records ?? RECORDS_FILE),
);
const all = await readQueries(
  path.resolve(root, options.queries ?? 'bench/search/queries.json'),
  product,
);
const queries = selectAnswerable(all, records);
logger.info(
  `${records.length} records; ${queries.length} of ${all.length} queries ` +
    'have an answer among them.',
);

const embedded = await createEmbeddedEngine();
const engines = options.quick
  ? [embedded]
  : [embedded, await createMiniSearchEngine(), await createPagefindEngine()];
const successes = [];
for (const engine of engines) {
  logger.info(`Asking ${engine.name} …`);
  await engine.prepare(records);
  const toTarget = createTargets(records);
  const result = await measureSuccess(queries, toTarget, engine.search);
  successes.push({name: engine.name, ...result});
}
process.stdout.write(
  `\nsuccess@1 / success@5\n\n${formatSuccesses(successes)}\n`,
);
if (options.misses) {
  process.stdout.write(`\n${formatMisses(successes[0]?.misses ?? [])}\n`);
}
if (!options.quick) {
  const texts = queries.map(({query}) => query);
  const sample = texts.filter((_, place) => place % 8 === 0);
  const keys = await measureKeystrokes(embedded.files(), sample);
  process.stdout.write(
    `\nA warm keystroke at 4× CPU slowdown: median ${keys.p50.toFixed(0)} ms, ` +
      `p95 ${keys.p95.toFixed(0)} ms; longest task ` +
      `${keys.longestTask > 0 ? `${keys.longestTask.toFixed(0)} ms` : 'under 50 ms'}.\n`,
  );
  const rows: SizeRow[] = await measureSizes(engines, records, sample);
  process.stdout.write(
    '\nFirst answer, KiB compressed (median / p95 over queries)\n\n' +
      `${formatTable(
        ['engine', ...(rows[0]?.sizes ?? [])],
        rows.map(({cells}) => cells),
      )}\n`,
  );
}
for (const engine of engines) {
  await engine.close?.();
}
