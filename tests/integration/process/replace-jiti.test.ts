import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const PRELOAD = path.join(root, 'scripts/lib/process/replace-jiti.mjs');
const UTILS = path.join(root, 'node_modules/@docusaurus/utils');

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  fs.mkdirSync(path.join(folder, 'temp'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(folder, file), text);
}

/** Runs a script that loads modules as Docusaurus does. */
function runScript(script: string): {stdout: string; stderr: string} {
  const start = `
    const fs = require('node:fs');
    const {loadFreshModule} = require(${JSON.stringify(UTILS)});
    const load = (file) => loadFreshModule(process.cwd() + '/' + file);
    (async () => {${script}})();
  `;
  return spawnSync(
    process.execPath,
    ['--import', pathToFileURL(PRELOAD).href, '--eval', start],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, TMPDIR: path.join(folder, 'temp')},
    },
  );
}

it('loads modules for Docusaurus without jiti', () => {
  write('config.ts', 'export default {title: "A" satisfies string};');
  write('sidebars.cjs', 'module.exports = {guides: []};');
  write('function.mts', 'export default async () => ({title: "B"});');
  write(
    'plugin.ts',
    `import remark from ${JSON.stringify(path.join(root, 'node_modules/remark-parse/index.js'))};
     export default function plugin() { return {name: typeof remark}; }
     export const validateOptions = () => "valid";`,
  );
  const {stdout, stderr} = runScript(`
    console.log(await load('config.ts'), await load('sidebars.cjs'));
    console.log(await (await load('function.mts'))());
    const plugin = await load('plugin.ts');
    console.log(plugin(), plugin.validateOptions());
  `);
  expect(stderr).toBe('');
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    "{ title: 'A' } { guides: [] }",
    "{ title: 'B' }",
    "{ name: 'function' } valid",
  ]);
  const cached = fs.readdirSync(path.join(folder, 'temp'));
  expect(cached).not.toContain('node-jiti');
});

it('loads a module again with the changes of its imports', () => {
  write('title.ts', 'export const title: string = "before";');
  write('plugin.ts', 'export default () => null;');
  write(
    'config.ts',
    'import {title} from "./title"; export default {title, at: {}};',
  );
  const {stdout, stderr} = runScript(`
    const first = await load('config.ts');
    await load('plugin.ts');
    fs.writeFileSync('title.ts', 'export const title: string = "after";');
    const second = await load('config.ts');
    console.log(first.title, second.title, first.at === second.at);
  `);
  expect(stderr).toBe('');
  expect(stdout).toBe('before after false\n');
});

it('says where a module has an error', () => {
  write('config.ts', 'export default {\n  title: "A\n};\n');
  const {stdout} = runScript(`
    await load('config.ts').catch(({message}) => console.log(message));
  `);
  expect(stdout).toMatch(/could not load module at path .*config\.ts/);
  expect(stdout).toMatch(/config\.ts:2:\d+: ERROR: Unterminated string/);
});
