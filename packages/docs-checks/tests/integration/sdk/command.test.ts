import {spawn} from 'node:child_process';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {root as repository} from '../../../../../scripts/lib/paths';
import {discard, PACKAGE, seed} from './support/seed';

interface Outcome {
  code: number | null;
  output: string;
}

function checkSdk(...args: readonly string[]): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', 'check-sdk.ts'), ...args],
    {cwd: repository, stdio: ['ignore', 'pipe', 'pipe']},
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({code, output});
    });
  });
}

let root: string | undefined;

afterEach(async () => {
  if (root !== undefined) {
    await discard(root);
    root = undefined;
  }
});

describe('the command that checks an SDK', () => {
  it('explains its options', async () => {
    const {code, output} = await checkSdk('--help');
    expect(code).toBe(0);
    expect(output).toContain('--sdk DIR');
    expect(output).toContain('--package NAME');
  });

  it('succeeds and reports percentages if there is nothing to fix', async () => {
    root = await seed();
    const {code, output} = await checkSdk('--sdk', root, '--package', PACKAGE);
    expect(code).toBe(0);
    expect(output).toMatch(/Public symbols documented +100\.0 % +24 of 24/);
  });

  it('prints each diagnostic with its place and its fix, and fails', async () => {
    root = await seed({
      file: 'lagoon/errors.pyi',
      find: '"""The base of every exception that this package raises."""',
      replace: '...',
    });
    const {code, output} = await checkSdk('--sdk', root, '--package', PACKAGE);
    expect(code).toBe(1);
    expect(output).toMatch(
      /lagoon\/errors\.pyi:5 Class lagoon\.errors\.LagoonError is not documented\. Add a docstring/,
    );
    expect(output).toMatch(/Public symbols documented +95\.8 % +23 of 24/);
  });

  it('explains why the type checker cannot run', async () => {
    root = await seed({
      file: 'pyrightconfig.json',
      find: '"strict",',
      replace: '"strict"',
    });
    const {code, output} = await checkSdk('--sdk', root, '--package', PACKAGE);
    expect(code).toBe(1);
    expect(output).toContain('Pyright exited with code');
    expect(output).toContain('pyrightconfig.json');
    expect(output).not.toMatch(/^ +at /m);
  });

  it.each([
    ['an unknown option', ['--python', '3'], "'--python'"],
    [
      'a folder that does not exist',
      ['--sdk', 'no/such/folder'],
      'no/such/folder: set',
    ],
    ['a package that does not exist', ['--package', 'reef'], '"reef"'],
  ])('rejects %s', async (_, args, says) => {
    const {code, output} = await checkSdk(...args);
    expect(code).toBe(2);
    expect(output).toContain(says);
  });
});
