import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../../scripts/lib/paths';

function run(script: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'scripts', script), ...args],
    {cwd: root, encoding: 'utf8', timeout: 60_000},
  );
  return {status, output: `${stdout}${stderr}`};
}

describe('a script that is used wrongly exits with code 2', () => {
  it.each([
    ['start.ts', ['--port', 'abc'], '--port abc is not a port'],
    ['serve.ts', ['--port', '0'], '--port 0 is not a port'],
    ['build.ts', ['--out-dir', 'docs'], "isn't a site"],
    ['check-prose.ts', ['--folder', 'none'], 'there is no folder'],
    ['check-samples.ts', ['--folder', 'README.md'], 'there is no folder'],
    ['check-sdk.ts', ['--sdk', 'none'], '--sdk'],
    [
      'adopt.ts',
      ['--yes', '--dry-run', '--company', 'Kelp', '--company-url', ''],
      '--company: needs the website of the company: add --company-url.',
    ],
    [
      'adopt.ts',
      [
        '--yes',
        '--dry-run',
        '--company',
        '',
        '--company-url',
        'https://x.test',
      ],
      '--company-url: needs the name of the company: add --company.',
    ],
    ['make-figures.ts', ['--folder', 'README.md'], '--folder'],
    ['bench-search.ts', ['--wrong'], "Unknown option '--wrong'"],
    ['../tests/screenshots/run.mts', ['--wrong'], "Unknown option '--wrong'"],
  ])('and says why: %s %j', (script, args, message) => {
    const {status, output} = run(script, ...args);
    expect(output).toContain(message);
    expect(status).toBe(2);
  });
});

it.each([
  ['nowhere.invalid', "can't listen on nowhere.invalid:3000"],
  // Nobody has an address of those for documentation (RFC 3849).
  ['2001:db8::1', "can't listen on [2001:db8::1]:3000"],
])('the server says what to change if it cannot listen on %s', (host, text) => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
  fs.writeFileSync(path.join(site, 'index.html'), '');
  const {status, output} = run('serve.ts', '--dir', site, '--host', host);
  fs.rmSync(site, {recursive: true});
  expect(output).toContain(text);
  expect(output).toContain('Use another host with --host.');
  expect(status).toBe(1);
});
