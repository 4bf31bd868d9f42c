import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Chromium without a window, which takes a third of the CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME =
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Run with Node.js because Windows needs a shell to run `npx`. */
const PLAYWRIGHT = path.resolve('node_modules/@playwright/test/cli.js');

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/**
 * Finds a Chromium on this machine: the one set in the environment variable
 * `CHROMIUM`, the system's, or one that Playwright has downloaded.
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    findOnPath(),
    MAC_CHROME,
    chromium.executablePath(),
  ];
  return candidates.find(
    (file) => file !== undefined && file !== '' && fs.existsSync(file),
  );
}

function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {stdio: 'inherit'});
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return attempt(command, rest);
  };
  return (
    fs.existsSync('/etc/debian_version') &&
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', SHELL)
  );
}

/**
 * Returns the path of a Chromium, and installs one if there is none: Debian's
 * package on Debian, Playwright's download elsewhere.
 *
 * @throws an error that says what to do, if none can be installed.
 */
export function ensureBrowser(): string {
  const ways: (() => unknown)[] = [
    () => undefined,
    installFromDebian,
    () => attempt(process.execPath, [PLAYWRIGHT, 'install', 'chromium']),
  ];
  for (const install of ways) {
    install();
    const browser = findBrowser();
    if (browser !== undefined) {
      return browser;
    }
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or ' +
      'Google Chrome, or set CHROMIUM to the path of the program.',
  );
}
