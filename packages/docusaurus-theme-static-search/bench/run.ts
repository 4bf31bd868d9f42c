import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {product} from '../../../config/product';
import {replaceTokensDeep} from '../../../config/tokens';
import {readRecords, RECORDS_FILE} from '../src/records/read-records';
import {readOptions} from '../../../scripts/lib/options';
import {root} from './root';
import {createEmbeddedEngine} from './embedded-engine';
import {measureCost} from './measure-cost';
import {createMiniSearchEngine} from './minisearch-engine';
import {createPagefindEngine} from './pagefind-engine';
import {readQueries} from './read-inputs';
import {createTargets, measureSuccess, selectAnswerable} from './score';
import {formatMisses, formatSuccesses} from './tables';

/** What is tuned on, and what is not. */
const SETS = [
  'packages/docusaurus-theme-static-search/bench/queries.json',
  'packages/docusaurus-theme-static-search/bench/held-out.json',
  'packages/docusaurus-theme-static-search/bench/held-out-2.json',
  'packages/docusaurus-theme-static-search/bench/held-out-3.json',
];

const USAGE = `
Usage: npm run bench:search -- [options]

Compares the embedded search with MiniSearch and Pagefind on the same records.
Run 'npm run build' first: it leaves the records.

  --records <file>  records to index (.cache/search/records.json)
  --queries <file>  queries to ask (the sets beside it)
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
const sets = await Promise.all(
  (options.queries === undefined ? SETS : [options.queries]).map(
    async (file) => {
      const all = await readQueries(path.resolve(root, file), (query) =>
        replaceTokensDeep(query, product),
      );
      return {file, queries: selectAnswerable(all, records)};
    },
  ),
);

const embedded = await createEmbeddedEngine();
const engines = options.quick
  ? [embedded]
  : [embedded, await createMiniSearchEngine(), await createPagefindEngine()];
for (const engine of engines) {
  logger.info(`${engine.name} indexes ${records.length} records …`);
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
    `\n${file}: success@1 / success@5\n\n${formatSuccesses(successes)}\n`,
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
