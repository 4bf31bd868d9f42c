import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type PythonPackage, readPackage} from 'python-reader';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listCommands} from '../../src/samples/shell/list-commands';

/** Modules of a package by their path below it. */
const MODULES = {
  '__init__.pyi': '',
  'scripts/__init__.pyi': 'def describe() -> None: ...',
  'scripts/run_pod.pyi':
    'def run() -> None: ...\ndef _check() -> None: ...\nclass Settings: ...',
  'scripts/tools.pyi': 'def list_pods() -> None: ...\ndef stop() -> None: ...',
  'scripts/names.pyi': 'PORT: int',
  'scripts/hub/__init__.pyi': 'def start() -> None: ...',
  'scripts/hub/remote.pyi': 'def connect() -> None: ...',
};

describe('the commands of a program', () => {
  let folder = '';
  let sdk: PythonPackage;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
    for (const [file, text] of Object.entries(MODULES)) {
      const target = path.join(folder, 'pond', file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, `${text}\n`);
    }
    ({package: sdk} = await readPackage({root: folder, package: 'pond'}));
  });

  afterAll(() => rm(folder, {recursive: true, force: true}));

  it('are the modules directly in a folder with one public function', () => {
    const commands = [...(listCommands(sdk, 'scripts') ?? [])];
    expect(commands.map(([name, called]) => [name, called.path])).toEqual([
      ['hub', 'pond.scripts.hub.start'],
      ['run_pod', 'pond.scripts.run_pod.run'],
    ]);
  });

  it('are unknown if there is no such folder', () => {
    expect(listCommands(sdk, 'commands')).toBeNull();
  });
});
