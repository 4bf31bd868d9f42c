// cspell:ignore styel
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';

const COMMAND = fileURLToPath(
  new URL('../../bench/griffe/compare.ts', import.meta.url),
);
const ROOT = fileURLToPath(new URL('../../src', import.meta.url));

function run(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', COMMAND, ...args],
    {encoding: 'utf8'},
  );
  return {status, text: stdout + stderr};
}

it('shows the usage on request, and for incorrect options with code 2', () => {
  const help = run('-h');
  expect(help.status).toBe(0);
  expect(help.text).toContain('Usage:');
  const wrong = run('--styel', 'numpy');
  expect(wrong.status).toBe(2);
  expect(wrong.text).toContain('--styel');
  expect(wrong.text).toContain('Usage:');
});

it('ends with code 1 if griffe cannot run', () => {
  const subject = ['--root', ROOT, '--package', 'none'];
  const {status, text} = run(...subject, '--python', 'missing-python');
  expect(status).toBe(1);
  expect(text).toContain('missing-python');
  expect(text).not.toContain('Usage:');
});
