import {spawn, spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const CLI = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'reader cli-'));
  mkdirSync(join(root, 'shop'));
  mkdirSync(join(root, 'broken'));
  writeFileSync(
    join(root, 'shop', '__init__.py'),
    'def sell(price: int) -> bool:\n    """Sells.\n\n    Args:\n        prize: A typo.\n    """\n',
  );
  writeFileSync(join(root, 'broken', '__init__.py'), 'def (:\n');
});

afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

function run(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', CLI, ...args],
    {encoding: 'utf8'},
  );
  return {status, stdout, stderr};
}

describe('the command', () => {
  it('prints the model as JSON and warnings to stderr', () => {
    const {status, stdout, stderr} = run(root, '--package', 'shop');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      name: 'shop',
      modules: [{path: 'shop', members: [{name: 'sell', kind: 'function'}]}],
    });
    expect(stderr).toBe(
      'warning: shop/__init__.py:5 the docstring of `shop.sell` describes ' +
        '`prize`, which is not a parameter. Its parameters are `price`. (unknown-argument)\n',
    );
  });

  it('exits with 1 if there is no package, or a warning with --strict', () => {
    expect(run(root, '--package', 'nowhere').status).toBe(1);
    const {status, stderr} = run(root, '--package', 'broken', '--strict');
    expect(status).toBe(1);
    expect(stderr).toContain('error: broken/__init__.py:1');
    expect(run(root, '--package', 'broken').status).toBe(0);
  });

  it('explains which path and name to pass if there is no package', () => {
    expect(run(root, '--package', 'nowhere').stderr).toContain(
      'Specify the folder that contains the package, and its import name.',
    );
  });

  it('prints no error if the reader of its output closes the pipe', async () => {
    mkdirSync(join(root, 'wide'));
    writeFileSync(
      join(root, 'wide', '__init__.py'),
      Array.from({length: 500}, (_, at) => `def f${at}(): ...\n`).join(''),
    );
    const reader = spawn(
      process.execPath,
      ['--import', 'tsx', CLI, root, '--package', 'wide'],
      {stdio: ['ignore', 'pipe', 'pipe']},
    );
    reader.stdout.once('data', () => {
      reader.stdout.destroy();
    });
    expect(await text(reader.stderr)).toBe('');
  });

  it('prints its usage with --help', () => {
    const {status, stdout} = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: python-reader PATH --package NAME');
  });

  it.runIf(process.platform === 'linux')(
    "exits with 2 if the cache folder can't be created",
    () => {
      const {status, stderr} = run(
        root,
        '--package',
        'shop',
        '--cache',
        '/proc/x/y',
      );
      expect(status).toBe(2);
      expect(stderr).toContain("Can't create the --cache folder: ENOENT");
    },
  );

  it.each([
    [[], 'Specify exactly one folder to read.'],
    [['.'], 'Specify the package with --package.'],
    [['.', '--package', 'a', '--style', 'x'], '--style must be one of'],
    [['.', '--package', '../shop'], "'../shop' is not a package name"],
    [
      ['.', '--package', 'a', '--indent', '11'],
      '--indent must be a whole number from 0 to 10.',
    ],
    [
      ['.', '--package', 'a', '--indent', ''],
      '--indent must be a whole number from 0 to 10.',
    ],
    [
      ['.', '--package', 'a', '--cache', CLI],
      "Can't create the --cache folder: EEXIST",
    ],
    [['.', '--unknown'], "Unknown option '--unknown'"],
  ])('exits with 2 for incorrect usage: %j', (args, message) => {
    const {status, stderr} = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
