import {spawnSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Member} from 'python-reader';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {readSdk} from './lib/read-sdk';

const USAGE = `
Checks the spelling of pages, code and comments. Accepts all names in the SDK;
add other words to .cspell/content.txt.

Usage: npm run lint:spelling
`;

const WORDS = path.join(root, '.cache', 'spelling', 'sdk.txt');

readOptions(USAGE, {});

/** Lists the names of a symbol, its members and its parameters. */
function listNames(member: Member): string[] {
  return [
    member.name,
    ...(member.kind === 'function'
      ? [...(member.signature ? [member.signature] : []), ...member.overloads]
          .flatMap(({parameters}) => parameters)
          .map(({name}) => name)
      : []),
    ...(member.kind === 'class' ? member.members.flatMap(listNames) : []),
  ];
}

/** Splits a name into words, as the spell checker does. */
function splitName(name: string): string[] {
  return name
    .split(/[._\d]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word.length > 3)
    .map((word) => word.toLowerCase());
}

const {modules} = await readSdk();
const names = modules.flatMap(({path: module, members}) => [
  module,
  ...members.flatMap(listNames),
]);
await fs.mkdir(path.dirname(WORDS), {recursive: true});
await fs.writeFile(
  WORDS,
  `${[...new Set(names.flatMap(splitName))].sort().join('\n')}\n`,
);
const {status} = spawnSync(
  'npx',
  ['cspell', '--no-progress', '--no-summary', '--gitignore', '.'],
  {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'},
);
process.exitCode = status ?? 1;
