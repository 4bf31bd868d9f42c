// cspell:ignore outbase
import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {listFilesIn} from '../list-files';
import {listSources} from './list-sources';
import {findUndeclared, type Dependencies} from './check-imports';
import {moveReferences} from './move-references';
import {run} from '../process/run';

interface Manifest extends Dependencies {
  version: string;
  exports?: Record<string, string>;
  bin?: string | Record<string, string>;
  [field: string]: unknown;
}

const SOURCE = /\.tsx?$/;
/** Relative imports, which Node.js resolves only with a file extension. */
const RELATIVE =
  /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']*|\.{1,2})\2/g;

/** URLs of source files, whose extension changes when compiled. */
const ADDRESS =
  /(\bnew URL\(\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2(?=,\s*import\.meta\.url)/g;

/** Lists the workspace's packages, which are named like their folders. */
export async function listPackages(root: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(root, 'packages'), {
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}

/** Maps a source file to its compiled file. */
function compiledName(file: string): string {
  return file
    .replace(/^(\.\/)?src\//, '$1lib/')
    .replace(/(?<!\.d)\.tsx?$/, '.js');
}

/** Completes relative imports with the extension of the compiled file. */
function completeImports(
  code: string,
  file: string,
  files: ReadonlySet<string>,
): string {
  const complete = (
    whole: string,
    before: string,
    quote: string,
    target: string,
  ) => {
    const base = path.resolve(path.dirname(file), target);
    const folder = `${target.replace(/\/$/, '')}/index.js`;
    const found = [
      [`${base}.ts`, `${target}.js`],
      [`${base}.tsx`, `${target}.js`],
      [path.join(base, 'index.ts'), folder],
      [path.join(base, 'index.tsx'), folder],
    ].find(([source = '']) => files.has(source));
    return found ? `${before}${quote}${found[1] ?? ''}${quote}` : whole;
  };
  return code.replace(RELATIVE, complete).replace(ADDRESS, '$1$2$3.js$2');
}

async function compile(source: string, target: string): Promise<void> {
  const files = await listSources(source);
  const known = new Set(files);
  const code = files.filter(
    (file) => SOURCE.test(file) && !/\.d\.ts$/.test(file),
  );
  await build({
    entryPoints: code,
    outbase: source,
    outdir: target,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
  });
  for (const file of files) {
    const place = path.join(target, path.relative(source, file));
    if (code.includes(file)) {
      const compiled = place.replace(/\.tsx?$/, '.js');
      const text = await fs.readFile(compiled, 'utf8');
      await fs.writeFile(compiled, completeImports(text, file, known));
    } else {
      await fs.mkdir(path.dirname(place), {recursive: true});
      await fs.copyFile(file, place);
    }
  }
}

/**
 * Writes the declarations of packages below a folder. A single program reads
 * shared types, such as React's, Docusaurus' and Node's, only once.
 */
function declareAll(
  root: string,
  names: readonly string[],
  target: string,
): void {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const {options, fileNames} = ts.parseJsonConfigFileContent(
    config.config,
    ts.sys,
    root,
  );
  const sources = names.map(
    (name) => path.join(root, 'packages', name, 'src') + path.sep,
  );
  const program = ts.createProgram(
    fileNames.filter(
      (file) =>
        file.endsWith('.d.ts') ||
        sources.some((folder) => path.normalize(file).startsWith(folder)),
    ),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `npm run lint` checks the types.
      noCheck: true,
      rootDir: root,
      outDir: target,
    },
  );
  program.emit();
}

/** Copies the declarations of a package beside its compiled files. */
async function copyDeclarations(
  declared: string,
  source: string,
  target: string,
): Promise<void> {
  const known = new Set(await listFilesIn(source));
  for (const file of await listFilesIn(declared)) {
    const place = path.relative(declared, file);
    const origin = path.join(source, place);
    const text = await fs.readFile(file, 'utf8');
    const complete = completeImports(text, origin, known);
    await fs.writeFile(
      path.join(target, place),
      moveReferences(complete, file, origin),
    );
  }
}

/** Names the commands of a package and points them at the compiled files. */
function compileCommands(
  name: string,
  bin: string | Record<string, string>,
): Record<string, string> {
  const commands = typeof bin === 'string' ? {[name]: bin} : bin;
  return Object.fromEntries(
    Object.entries(commands).map(([command, file]) => [
      command,
      compiledName(file),
    ]),
  );
}

/** Points the manifest at the compiled files. */
export function publish(manifest: Manifest): Manifest {
  const {exports = {}, bin, ...rest} = manifest;
  const entries = Object.entries(exports).map(([entry, file]) => [
    entry,
    SOURCE.test(file)
      ? {
          types: compiledName(file).replace(/\.js$/, '.d.ts'),
          default: compiledName(file),
        }
      : compiledName(file),
  ]);
  const main = exports['.'];
  return {
    ...rest,
    name: manifest.name,
    version: manifest.version,
    ...(main !== undefined && {main: compiledName(main)}),
    ...(bin !== undefined && {bin: compileCommands(manifest.name, bin)}),
    exports: Object.fromEntries(entries) as Record<string, string>,
    files: ['lib'],
  };
}

interface Folders {
  root: string;
  /** Where packages are assembled. */
  stages: string;
  /** The declarations of all packages, laid out as `packages/<name>/src`. */
  types: string;
}

/** Assembles a package, and returns the name of its tarball. */
async function stage(
  {root, stages, types}: Folders,
  name: string,
): Promise<string> {
  const folder = path.join(root, 'packages', name);
  const source = path.join(folder, 'src');
  const target = path.join(stages, name);
  await compile(source, path.join(target, 'lib'));
  await copyDeclarations(
    path.join(types, 'packages', name, 'src'),
    source,
    path.join(target, 'lib'),
  );
  const manifest = JSON.parse(
    await fs.readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const undeclared = await findUndeclared(
    (await listFilesIn(target)).filter((file) => /\.(?:js|d\.ts)$/.test(file)),
    manifest,
  );
  if (undeclared.length > 0) {
    throw new Error(
      `${name} imports packages that its package.json doesn't list. Add them ` +
        `to its dependencies or peer dependencies:\n${undeclared.join('\n')}`,
    );
  }
  await fs.writeFile(
    path.join(target, 'package.json'),
    `${JSON.stringify(publish(manifest), null, 2)}\n`,
  );
  for (const file of [
    path.join(folder, 'README.md'),
    path.join(root, 'LICENSE'),
  ]) {
    await fs.copyFile(file, path.join(target, path.basename(file)));
  }
  return `${manifest.name}-${manifest.version}.tgz`;
}

/**
 * Compiles packages, each into a folder of its own, and packs them.
 *
 * @param root - the repository.
 * @param names - the packages' folders below `packages/`.
 * @param out - the folder for the tarballs, relative to the repository.
 * @returns the tarballs' paths, by name.
 * @throws if a source can't be compiled or npm can't pack.
 */
export async function packPackages(
  root: string,
  names: readonly string[],
  out: string,
): Promise<Record<string, string>> {
  const stages = path.join(root, '.cache', 'pack');
  const types = path.join(stages, '.types');
  const tarballs = path.resolve(root, out);
  await fs.rm(stages, {recursive: true, force: true});
  await fs.mkdir(tarballs, {recursive: true});
  declareAll(root, names, types);
  const paths: Record<string, string> = {};
  for (const name of names) {
    const tarball = await stage({root, stages, types}, name);
    paths[name] = path.join(tarballs, tarball);
  }
  const folders = names.map((name) => path.join(stages, name));
  const code = await run(
    'npm',
    ['pack', ...folders, '--pack-destination', tarballs, '--silent'],
    {onOutput: () => undefined},
  );
  if (code !== 0) {
    throw new Error(
      `npm could not pack the packages: run npm pack ${folders.join(' ')} to see why.`,
    );
  }
  return paths;
}
