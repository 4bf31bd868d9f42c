import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {logger} from '@docusaurus/logger';
import {measureAll, type Row} from './api/measure-all';

const HELP = `Measures the API reader, beside griffe where that can run.

Usage: npm run bench:api -- [options]

  --root FOLDER     tree of stubs to read (default: the standard library's
                    stubs that pyright brings along)
  --runs NUMBER     runs of each kind, of which the median counts (default: 3)
  --python COMMAND  interpreter that has griffe (default: python3)
  --path FOLDERS    PYTHONPATH with griffe, where it is not installed
  --help            show this text

The README beside bench/griffe says where griffe comes from.

Exit codes: 0 the reader is faster or griffe cannot run, 1 griffe is faster,
2 wrong usage.`;

function standardLibrary(): string {
  const {resolve} = createRequire(import.meta.url);
  const folder = dirname(resolve('pyright/package.json'));
  return join(folder, 'dist/typeshed-fallback/stdlib');
}

try {
  const {values} = parseArgs({
    options: {
      root: {type: 'string'},
      runs: {type: 'string', default: '3'},
      python: {type: 'string', default: 'python3'},
      path: {type: 'string'},
      help: {type: 'boolean'},
    },
  });
  const {root = standardLibrary(), python, path} = values;
  const runs = Number(values.runs);
  if (values.help) {
    console.log(HELP);
  } else if (!Number.isInteger(runs) || runs < 1) {
    logger.error(`--runs takes a whole number from 1.\n${HELP}`);
    process.exitCode = 2;
  } else {
    const onStep = (what: string): void => {
      logger.info(what);
    };
    print(await measureAll({root, runs, python, path, onStep}));
  }
} catch (error) {
  logger.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

function print(rows: Row[]): void {
  console.log(
    '\n| | modules | seconds | processor seconds | modules per processor second | peak memory |\n' +
      '| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const {what, result, reason} of rows) {
    const cells = result
      ? [
          String(result.modules),
          result.seconds.toFixed(1),
          result.processorSeconds.toFixed(1),
          String(Math.round(result.modules / result.processorSeconds)),
          `${Math.round(result.peakMegabytes)} MB`,
        ]
      : [`not measured: ${reason ?? ''}`, '', '', '', ''];
    console.log(`| ${[what, ...cells].join(' | ')} |`);
  }
  const [reader, griffe] = [rows.at(0)?.result, rows.at(-1)?.result];
  if (reader && griffe) {
    const ratio = griffe.processorSeconds / reader.processorSeconds;
    const wall = griffe.seconds / reader.seconds;
    console.log(
      `\nThe reader is ${ratio.toFixed(2)} times as fast as griffe on the ` +
        `processor, ${wall.toFixed(2)} times by the clock.`,
    );
    process.exitCode = ratio >= 1 ? 0 : 1;
  }
}
