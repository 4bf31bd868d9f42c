import fs from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {readOptions} from './lib/options';
import {root} from './lib/paths';
import {putDrawing} from './lib/put-drawing';
import {run} from './lib/process/run';

const USAGE = `
Draws the imports between folders in ARCHITECTURE.md, using dependency-cruiser.

Usage: npm run draw:layers -- [options]

  --check     change nothing, and fail if an import is forbidden or the diagram
              is out of date
  -h, --help  show this text
`;

const {check} = readOptions(USAGE, {check: {type: 'boolean', default: false}});
const file = path.join(root, 'ARCHITECTURE.md');
const imports = path.join(root, '.cache', 'imports.json');

await fs.mkdir(path.dirname(imports), {recursive: true});
const cruised = await run('depcruise', [
  ...['--config', '.dependency-cruiser.mjs'],
  ...['--output-type', 'json', '--output-to', imports],
  ...['config', 'src', 'scripts', 'plugins', 'packages'],
  'docusaurus.config.ts',
]);
if (cruised !== 0) {
  process.exit(1);
}
if (check) {
  process.exitCode = await run('depcruise-fmt', [
    ...['--exit-code', '--output-type', 'err-long', imports],
  ]);
}
let drawing = '';
const drawn = await run(
  'depcruise-fmt',
  [
    ...['--output-type', 'mermaid'],
    ...['--collapse', '^(packages/[^/]+|config|src|scripts|plugins)'],
    ...['--include-only', '^(packages|config|src|scripts|plugins|docusaurus)'],
    ...['--exclude', '(fixtures|/tests/|/bench/|node_modules|[.]cache)'],
    imports,
  ],
  {
    onOutput(text) {
      drawing += text;
    },
  },
);
const flowchart = drawing.slice(drawing.indexOf('flowchart')).trim();
if (drawn !== 0 || !flowchart.startsWith('flowchart')) {
  logger.error(drawing);
  process.exit(1);
}
const before = await fs.readFile(file, 'utf8');
const after = putDrawing(before, flowchart);
if (after === undefined) {
  logger.error(
    'ARCHITECTURE.md has no place for the layer diagram: add a line ' +
      '"<!-- layers:start -->" and, below it, a line "<!-- layers:end -->".',
  );
  process.exit(1);
}
if (check && after !== before) {
  logger.error(
    'The layer diagram in ARCHITECTURE.md is out of date: run `npm run draw:layers`.',
  );
  process.exit(1);
}
if (after !== before) {
  await fs.writeFile(file, after);
}
logger.success('The layer diagram in ARCHITECTURE.md is up to date.');
