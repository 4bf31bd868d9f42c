import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {makeTempFolder} from '../support/temp-folder';

const SOURCES = path.join(import.meta.dirname, '../../src');

/** Calls a function in a process of its own, which can be stopped if it hangs. */
function call(module: string, code: string) {
  const url = pathToFileURL(path.join(SOURCES, module)).href;
  return spawnSync(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type', 'module', '--eval'],
      `import * as module from '${url}';\n${code}`,
    ],
    {encoding: 'utf8', timeout: 10_000},
  );
}

it.runIf(process.platform === 'linux').each([
  ['files/write-whole.ts', "await module.writeWhole('/proc/x/y', '')"],
  ['files/write-folder.ts', "await module.writeFolder('/proc/x/y', new Map())"],
  ['files/temp-folder.ts', "await module.makeTempFolder('/proc/x/y', 'a')"],
  ['plugin/prepare-pages.ts', "module.preparePages('/proc/x/y')"],
])("%s fails for a folder that can't be created", (module, code) => {
  const {status, stderr} = call(module, code);
  expect(stderr).toContain("Can't create the folder /proc/x");
  expect(status).toBe(1);
});

it('creates the folder of the pages along with its parent folders', async () => {
  const folder = path.join(await makeTempFolder('pages-'), 'one', 'two');
  const {status} = call(
    'plugin/prepare-pages.ts',
    `module.preparePages(${JSON.stringify(folder)})`,
  );
  expect(status).toBe(0);
  expect(fs.readdirSync(folder)).toEqual(['sidebars.json']);
});
