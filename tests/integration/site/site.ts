import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..', '..');
const fixture = path.join(root, 'tests', 'fixtures', 'site');

/** The parts that an adopter replaces: content, SDK and identity. */
const REPLACED =
  /^(?:docs|tutorials|blog|sdk|tests|packages|\.github|\.ci)\/|^config\/product\.ts$/;

export interface Site {
  folder: string;
  /** Additional environment variables for its builds. */
  environment: Readonly<Record<string, string>>;
  /** Writes a file of the site; the path is relative to its root. */
  write: (file: string, text: string) => void;
  remove: () => void;
}

export interface BuildResult {
  code: number;
  output: string;
}

/**
 * Creates a site with another identity: this repository's code with the
 * content, SDK and identity of `tests/fixtures/site`.
 *
 * @param environment - additional variables for its builds.
 */
export function createSite(environment: Site['environment'] = {}): Site {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z'],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => file !== '' && !REPLACED.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)));
  for (const file of files) {
    fs.cpSync(path.join(root, file), path.join(folder, file));
  }
  fs.cpSync(fixture, folder, {recursive: true});
  fs.symlinkSync(
    path.join(root, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  return {
    folder,
    environment,
    write(file, text) {
      const target = path.join(folder, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, text);
    },
    remove() {
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}

function environmentOf({environment}: Site): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    // Caches are kept between builds only outside CI.
    CI: '',
    // The small site has no Git history to take dates from.
    SOURCE_DATE_EPOCH: '1700000000',
    // The small site must not use an account of the person running the tests.
    ALGOLIA_APP_ID: '',
    ALGOLIA_SEARCH_KEY: '',
    ALGOLIA_INDEX_NAME: '',
    ...environment,
  };
}

/**
 * Starts `npm run build` in a site and ends it and its child processes at a
 * given moment.
 *
 * @param isTime - whether to end it, from its output so far.
 */
export async function interruptBuild(
  site: Site,
  isTime: (said: string) => boolean,
  signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: site.folder,
    env: environmentOf(site),
    // A process group of its own, as for a command in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  // All its descendants share its pipes, which close when the last one ends.
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  while (!isTime(said)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The build ended before its time: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (child.pid !== undefined) {
    process.kill(-child.pid, signal);
  }
  await ended;
}

/**
 * Builds a site as `npm run build` does, without the half second that npm takes,
 * and returns the output.
 */
export function build(site: Site, ...args: string[]): BuildResult {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', ...args],
    {cwd: site.folder, encoding: 'utf8', env: environmentOf(site)},
  );
  return {code: status ?? 1, output: stdout + stderr};
}

/** Hashes all or some files in a folder, by path. */
export function hashFiles(
  folder: string,
  files = listFiles(folder),
): Record<string, string> {
  return Object.fromEntries(
    [...files].sort().map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Lists the files in a folder recursively, by relative path. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    );
}
