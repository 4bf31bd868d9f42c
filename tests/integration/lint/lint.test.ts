import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const SETTINGS = [
  ...['package.json', 'tsconfig.json'],
  ...['.oxlintrc.jsonc', '.oxfmtrc.json', '.stylelintrc.json'],
];

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint ü-'));
  for (const file of SETTINGS) {
    fs.copyFileSync(path.join(root, file), path.join(folder, file));
  }
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    fs.symlinkSync(
      path.join(root, 'node_modules', name),
      path.join(folder, 'node_modules', name),
    );
  }
  fs.mkdirSync(path.join(folder, 'src'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function write(file: string, text: string): void {
  fs.writeFileSync(path.join(folder, file), text);
}

function runScript(...args: string[]): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['run', '--silent', ...args],
    {cwd: folder, encoding: 'utf8', shell: process.platform === 'win32'},
  );
  return {code: status, output: stdout + stderr};
}

it('unused names are reported even if they start with an underscore', () => {
  write(
    'src/unused.ts',
    `const _unused = 1;
export function first(one: string, _other: string): string {
  return one;
}
export function callSecond(_one: string, other: () => void): void {
  other();
}
`,
  );
  const {code, output} = runScript('lint:code', '--', '--format=unix');
  expect(output.match(/unused\.ts:\d+:\d+: .* '\w+'/g)).toEqual([
    "unused.ts:1:7: Variable '_unused'",
    "unused.ts:2:36: Parameter '_other'",
  ]);
  expect(code).toBe(1);
});

it('source files in folders named like those of generated files are checked', () => {
  const names = ['api', 'build', 'coverage', 'examples'];
  for (const name of names) {
    fs.mkdirSync(path.join(folder, 'src', name));
    write(`src/${name}/unused.ts`, 'const unused = 1;\nexport {};\n');
  }
  const {output} = runScript('lint:code', '--', '--format=unix');
  expect(output.match(/(?<=src.)\w+(?=.unused\.ts)/g)?.sort()).toEqual(names);
});

it('code with a type error is reported and still fixed and formatted', () => {
  write('src/wrong.ts', "export let  size: number = 'large'\n");
  write('src/wrong.css', 'a {color: RED}\n');
  const {code, output} = runScript('fix');
  expect(output).toContain('TS2322');
  expect(code).toBe(1);
  const read = (file: string) =>
    fs.readFileSync(path.join(folder, file), 'utf8');
  expect(read('src/wrong.ts')).toBe("export const size: number = 'large';\n");
  expect(read('src/wrong.css')).toBe('a {\n  color: red;\n}\n');
});
