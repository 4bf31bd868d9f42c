import fs from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {findImportFaults, type Sources} from './find-import-faults';
import {countLicences, findLicenceFaults} from './find-licence-faults';
import {findLockFaults} from './find-lock-faults';
import {readLockfile, type LockEntries} from './lockfile';

/** What is read when a site is built, started, served or made into an image. */
const ENTRIES = new Set([
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/generate-api.ts',
  'scripts/serve.ts',
  'scripts/start.ts',
  'scripts/write-nginx.ts',
]);

async function readSources(root: string): Promise<Sources> {
  const paths = await Globby(['**/*.{ts,tsx,mts,mjs}', 'tsconfig.json'], {
    cwd: root,
    gitignore: true,
    ignore: ['**/*.d.ts', 'tests/fixtures', 'sdk'],
  });
  const files = await Promise.all(
    paths.map(
      async (file) =>
        [file, await readFile(path.join(root, file), 'utf8')] as const,
    ),
  );
  const core = path.join(root, 'node_modules/@docusaurus/core');
  return {
    files: new Map(files),
    isEntry: (file) => ENTRIES.has(file) || file.startsWith('src/'),
    isVirtual: (specifier) =>
      /^@(?:theme|theme-original|theme-init|generated)\//.test(specifier) ||
      fs.existsSync(
        path.join(
          core,
          'lib/client/exports',
          `${specifier.replace('@docusaurus/', '')}.js`,
        ),
      ),
  };
}

function listInstallScripts(root: string): string[] {
  const file = path.join(root, '.npmrc');
  const settings = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return /^ignore-scripts\s*=\s*true$/m.test(settings)
    ? []
    : [
        '.npmrc lets packages run scripts as they are installed: add ' +
          'ignore-scripts=true.',
      ];
}

function findRanges(entries: LockEntries): string[] {
  const own = entries[''];
  return Object.entries({
    ...own?.dependencies,
    ...own?.devDependencies,
  })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(
      ([name, version]) =>
        `package.json asks for ${name} ${version}: pin one version.`,
    );
}

/**
 * Checks what the site is made from besides its own files: the lockfile, the
 * licences, the install scripts, and that each import is declared.
 *
 * @param root - the repository.
 * @returns one sentence a fault, and how many packages have which licence.
 * @throws when there is no lockfile that can be read.
 */
export async function checkSupplyChain(
  root: string,
): Promise<{faults: string[]; licences: [string, number][]}> {
  const entries = await readLockfile(root);
  const own = entries[''];
  return {
    faults: [
      ...findLockFaults(entries),
      ...findRanges(entries),
      ...findLicenceFaults(entries),
      ...listInstallScripts(root),
      ...findImportFaults(await readSources(root), {
        dependencies: new Set(Object.keys(own?.dependencies ?? {})),
        devDependencies: new Set(Object.keys(own?.devDependencies ?? {})),
      }),
    ],
    licences: countLicences(entries),
  };
}
