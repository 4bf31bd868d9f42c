import {spawnSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {product} from '../config/product';
import {listKnownWords} from './lib/known-words';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {readSdk} from './lib/read-sdk';

const USAGE = `
Checks the spelling of pages, code and comments. Accepts all names in the SDK
and of the product; add other words to .cspell/content.txt.

Usage: npm run lint:spelling
`;

const WORDS = path.join(root, '.cache', 'spelling', 'sdk.txt');

readOptions(USAGE, {});

const {modules} = await readSdk();
await fs.mkdir(path.dirname(WORDS), {recursive: true});
await fs.writeFile(WORDS, `${listKnownWords(modules, product).join('\n')}\n`);
const {status} = spawnSync(
  'npx',
  ['cspell', '--no-progress', '--no-summary', '--gitignore', '.'],
  {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'},
);
process.exitCode = status ?? 1;
