import {parseArgs} from 'node:util';
import {logger} from '@docusaurus/logger';
import type {DocstringStyle} from '../../src/model';
import {comparePackage, type Report, type Subject} from './compare-package';

const HELP = `Compares the API reader with griffe, symbol by symbol.

Usage: tsx bench/griffe/compare.ts --root FOLDER --package NAME [options]

  --root FOLDER     folder that contains the package
  --package NAME    name of the package
  --style STYLE     docstring style: google (default), numpy or sphinx
  --python COMMAND  interpreter that has griffe (default: python3)
  --path FOLDERS    PYTHONPATH with griffe, if it is not installed
  -h, --help        show this help

It works with griffe 0.30 to 2. If griffe isn't installed, pass the folder of its
sources as --path: for griffe 2, packages/griffelib/src in its repository.

Exit codes: 0 all differences are explained, 1 some are not, or one of the readers
failed, 2 incorrect usage.`;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const STYLES: DocstringStyle[] = ['google', 'numpy', 'sphinx'];

/** Reads the options; undefined after printing the help or an error. */
function readSubject(): Subject | undefined {
  try {
    const {values} = parseArgs({
      options: {
        root: {type: 'string'},
        package: {type: 'string'},
        style: {type: 'string', default: 'google'},
        python: {type: 'string', default: 'python3'},
        path: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
      },
    });
    if (values.help) {
      console.log(HELP);
      return undefined;
    }
    const {root, package: name, python, path} = values;
    const style = STYLES.find((one) => one === values.style);
    if (root && name && style) {
      return {root, name, style, python, path};
    }
    logger.error(`Specify --root, --package and a valid --style.\n${HELP}`);
  } catch (error) {
    logger.error(`${messageOf(error)}\n${HELP}`);
  }
  process.exitCode = 2;
  return undefined;
}

function print({comparison, explained}: Report): void {
  const total = comparison.differences.length;
  const symbols = Object.entries(comparison.common)
    .map(([kind, count]) => `${count} of kind ${kind}`)
    .join(', ');
  logger.info(
    `In common: ${symbols}. Compared ${comparison.facts} facts, ${total} differ.`,
  );
  const reasons = [...explained.reasons].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  for (const [because, differences] of reasons) {
    const [example] = differences;
    console.log(
      `${String(differences.length).padStart(6)}  ${because}` +
        (example ? `\n        e.g. ${example.path} (${example.field})` : ''),
    );
  }
  for (const {path, field, ours, theirs} of explained.open) {
    logger.error(`${path}: ${field}\n  reader ${ours}\n  griffe ${theirs}`);
  }
  process.exitCode = explained.open.length > 0 ? 1 : 0;
}

const subject = readSubject();
if (subject) {
  try {
    print(await comparePackage(subject));
  } catch (error) {
    logger.error(messageOf(error));
    process.exitCode = 1;
  }
}
