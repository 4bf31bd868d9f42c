import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {product} from '../config/product';
import {RECORDS_FILE} from '../config/search';
import {replaceTokens} from '../config/tokens';
import {root} from './lib/paths';

// The queries mention the product as tokens, which are replaced here.
const SETS = path.join(root, 'tests/fixtures/search-queries');
const filled = path.join(root, '.cache/search/queries');

fs.mkdirSync(filled, {recursive: true});
const sets = fs.readdirSync(SETS).map((name) => {
  const text = fs.readFileSync(path.join(SETS, name), 'utf8');
  const file = path.join(filled, name);
  fs.writeFileSync(file, replaceTokens(text, product));
  return file;
});
const given = process.argv.slice(2);
const queries = given.includes('--queries')
  ? []
  : sets.flatMap((file) => ['--queries', file]);
const {status} = spawnSync(
  process.execPath,
  [
    ...['--import', 'tsx'],
    path.join(root, 'packages/docusaurus-theme-static-search/bench/run.ts'),
    '--records',
    path.join(root, RECORDS_FILE),
    ...queries,
    ...given,
  ],
  {stdio: 'inherit'},
);
process.exitCode = status ?? 1;
