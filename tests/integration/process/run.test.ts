import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, it} from 'vitest';

const RUN = pathToFileURL(path.resolve('scripts/lib/process/run.ts')).href;

/** Prints that it is up and runs until it is stopped. */
const ENDLESS = `
  process.stdout.write('endless is up\\n');
  setInterval(() => {}, 1000);
`;

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run ü-'));
  fs.writeFileSync(path.join(folder, 'endless.mjs'), ENDLESS);
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

/**
 * Starts a script that runs the endless module and cleans up afterwards.
 *
 * @param startedByNpm - whether it runs in a shell, as npm would run it.
 */
function startScript({startedByNpm = false} = {}) {
  const endless = JSON.stringify(path.join(folder, 'endless.mjs'));
  const script = `
    import {runModule} from ${JSON.stringify(RUN)};
    const code = await runModule(${endless}, []);
    console.log('first ended with', code);
    // Cleans up until its input ends.
    for await (const part of process.stdin) {}
    console.log('second ended with', await runModule(${endless}, []));
  `;
  const file = path.join(folder, 'script.mts');
  fs.writeFileSync(file, script);
  const node = [process.execPath, '--import', 'tsx', file];
  // The second command prevents the shell from replacing itself with the first.
  const shell = ['sh', '-c', '"$@"; exit', 'sh', ...node];
  const [command = '', ...args] = startedByNpm ? shell : node;
  const child = spawn(command, args, {
    env: {
      ...process.env,
      npm_lifecycle_event: startedByNpm ? 'start' : undefined,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  const waiting = new Map<string, () => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    for (const [part, resolve] of waiting) {
      if (said.includes(part)) {
        resolve();
      }
    }
  });
  return {
    child,
    hears: (part: string) =>
      new Promise<void>((resolve) => {
        waiting.set(part, resolve);
        if (said.includes(part)) {
          resolve();
        }
      }),
    // The endless module shares the pipe, which closes when both have ended.
    ended: new Promise<string>((resolve) => {
      child.once('close', () => {
        resolve(said);
      });
    }),
  };
}

it('lets a script clean up, however many signals it gets', async () => {
  const {child, hears, ended} = startScript();
  await hears('endless is up');
  child.kill('SIGINT');
  await hears('first ended');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.stdin.end();
  // Nothing is started after an interruption.
  expect(await ended).toBe(
    'endless is up\nfirst ended with 1\nsecond ended with 1\n',
  );
  expect([child.exitCode, child.signalCode]).toEqual([0, null]);
});

it('lets a script clean up after npm and its shell have ended', async () => {
  const {child, hears, ended} = startScript({startedByNpm: true});
  await hears('endless is up');
  child.kill('SIGTERM');
  await hears('first ended');
  child.stdin.end();
  expect(await ended).toBe(
    'endless is up\nfirst ended with 1\nsecond ended with 1\n',
  );
});

it('ends a module whose parent is killed', async () => {
  const {child, hears, ended} = startScript();
  await hears('endless is up');
  child.kill('SIGKILL');
  expect(await ended).toBe('endless is up\n');
});
