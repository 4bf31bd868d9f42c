import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';

const LIMIT = pathToFileURL(
  path.resolve('scripts/lib/process/limit-heap.mjs'),
).href;

/** Prints the flags that are set from now on. */
const PRINT_FLAGS = `data:text/javascript,
  import v8 from 'node:v8';
  const {setFlagsFromString} = v8;
  v8.setFlagsFromString = (flag) => {
    console.log(flag);
    setFlagsFromString(flag);
    globalThis.isSet = true;
  };`.replaceAll('\n', '');

/** Collections are reported some turns of the event loop later. */
const COLLECT_TWICE = `
  import {setImmediate} from 'node:timers/promises';
  const collect = async () => {
    globalThis.isSet = false;
    gc();
    for (let turn = 0; turn < 1e5 && !isSet; turn++) {
      await setImmediate();
    }
  };
  let arrays = Array.from({length: 13}, () => new Array(6e6).fill(0.5));
  await collect();
  console.log('holding', arrays.length);
  arrays = undefined;
  await collect();
`;

it('lets a small heap double between collections, and a large one grow less', () => {
  const output = execFileSync(
    process.execPath,
    [
      '--expose-gc',
      ...['--import', PRINT_FLAGS, '--import', LIMIT],
      ...['--input-type', 'module', '--eval', COLLECT_TWICE],
    ],
    {encoding: 'utf8'},
  );
  const flags = output.trim().split('\n');
  expect(flags[0]).toBe('--heap-growing-percent=100');
  const held = flags.indexOf('holding 13');
  expect(flags[held - 1]).toBe('--heap-growing-percent=15');
  expect(flags.at(-1)).toBe('--heap-growing-percent=100');
});
