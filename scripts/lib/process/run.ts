import {spawn, type StdioOptions} from 'node:child_process';
import path from 'node:path';
import {root} from '../paths';
import {
  catchInterruption,
  isInterrupted,
  stopOnInterruption,
} from './interruption';

export interface RunOptions {
  /** Environment variables in addition to those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Called with each chunk of output; by default the output is shown. */
  onOutput?: (text: string) => void;
}

/** A URL, because a path may contain spaces or start with a drive letter. */
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Pages are rendered without browser globals, but Docusaurus reads each global of
 * Node.js, which since version 25 warns that its storage has no file.
 *
 * @see https://github.com/facebook/docusaurus/issues/11545
 */
const WITHOUT_STORAGE =
  'localStorage' in globalThis ? ['--no-experimental-webstorage'] : [];

const NODE_ARGS = [
  // Half of a page's syntax trees outlive the default young generation of 16 MB,
  // and collecting them from the old one took a quarter of a build.
  '--max-semi-space-size=64',
  ...WITHOUT_STORAGE,
  ...['--import', new URL('limit-heap.mjs', import.meta.url).href],
  ...['--import', new URL('replace-jiti.mjs', import.meta.url).href],
];

const SERVER_ARGS = [
  '--import',
  new URL('queue-reloads.mjs', import.meta.url).href,
];

/**
 * Makes Rspack return freed memory at once.
 *
 * @see https://microsoft.github.io/mimalloc/environment.html
 */
const ALLOCATOR = {MIMALLOC_PURGE_DELAY: '0'};

const MODULES = path.join(root, 'node_modules');

/**
 * The files of commands, which are run with Node.js: on Windows the commands
 * need a shell, which would interpret characters such as `|` in arguments.
 */
const FILES: Readonly<Record<string, string>> = {
  depcruise: path.join(MODULES, 'dependency-cruiser/bin/dependency-cruise.mjs'),
  playwright: path.join(MODULES, '@playwright/test/cli.js'),
  vitest: path.join(MODULES, 'vitest/vitest.mjs'),
};

function start(
  command: string,
  args: readonly string[],
  {env = {}, onOutput}: RunOptions,
  {isModule}: {isModule: boolean},
): Promise<number> {
  catchInterruption();
  if (isInterrupted()) {
    return Promise.resolve(1);
  }
  const bin = path.join(MODULES, '.bin');
  const output = onOutput ? 'pipe' : 'inherit';
  const stdio: StdioOptions = ['inherit', output, output];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
    shell: process.platform === 'win32' && command !== process.execPath,
    stdio: isModule ? [...stdio, 'ipc'] : stdio,
  });
  stopOnInterruption(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command of an installed package, as `npx` would. SIGINT and SIGTERM
 * stop the command and prevent others from starting, so that the script can
 * clean up and exit.
 *
 * @param command - the command's name, or the path of a program.
 * @param args - its arguments.
 * @returns the exit code; 1 if a signal ended the command.
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const file = FILES[command];
  return file === undefined
    ? start(command, args, options, {isModule: false})
    : start(process.execPath, [file, ...args], options, {isModule: false});
}

/**
 * Like `run`, but for a module in a Node.js process, which ends with this one
 * even if this one is killed.
 *
 * @param file - the module, JavaScript or TypeScript, relative to the root.
 * @param nodeArgs - arguments of Node.js itself.
 */
export function runModule(
  file: string,
  args: readonly string[],
  options: RunOptions = {},
  nodeArgs: readonly string[] = [],
): Promise<number> {
  // Not the `tsx` command: it kills a process that doesn't respond to a signal
  // within 30 milliseconds, before it can clean up.
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return start(
    process.execPath,
    [
      ...nodeArgs,
      ...['--import', END_WITH_PARENT],
      ...loader,
      path.resolve(root, file),
      ...args,
    ],
    options,
    {isModule: true},
  );
}

/** Runs a Docusaurus command in a process that ends with this one. */
export function runDocusaurus(
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const file = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const env = {...ALLOCATOR, ...options.env};
  const serverArgs = args[0] === 'start' ? SERVER_ARGS : [];
  return runModule(file, args, {...options, env}, [
    ...NODE_ARGS,
    ...serverArgs,
  ]);
}
