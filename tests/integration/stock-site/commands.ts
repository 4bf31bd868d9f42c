// cspell:ignore ENOTCACHED ETARGET
import {spawn} from 'node:child_process';

/** The exit code and output of a command. */
export interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** npm's error codes if the registry doesn't answer. */
const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** The environment without the test runner's own variables. */
function siteEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:npm_|NODE_ENV$|VITEST|TEST$|CHROMIUM$)/i;
  return {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !own.test(name)),
    ),
    NO_UPDATE_NOTIFIER: '1',
  };
}

/** Runs a command as a user of the site would, and returns its output. */
export async function attempt(
  folder: string,
  command: string,
  ...args: string[]
): Promise<Result> {
  const child = spawn(command, args, {
    cwd: folder,
    env: siteEnvironment(),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      resolve(status ?? 1);
    });
  });
  return {code, stdout, stderr};
}

/** npm's error codes if the list of versions in its cache is outdated. */
const OUTDATED = /\b(?:ETARGET|ENOTCACHED)\b/;

const QUICK = [
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--fetch-retries=1',
  '--fetch-timeout=30000',
];

/**
 * Runs npm, preferring its cache.
 *
 * @throws a short message if the registry can't be reached, else npm's whole
 * output.
 */
export async function npm(folder: string, ...args: string[]): Promise<void> {
  const run = (...more: string[]) =>
    attempt(folder, 'npm', ...args, ...QUICK, ...more);
  let result = await run('--prefer-offline');
  if (OUTDATED.test(result.stderr)) {
    result = await run();
  }
  const {code, stdout, stderr} = result;
  if (code === 0) {
    return;
  }
  if (UNREACHABLE.test(stderr)) {
    throw new Error(
      "npm's registry can't be reached, and its cache lacks what a stock " +
        'Docusaurus site needs. Connect to the network and run the test again.',
    );
  }
  throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
