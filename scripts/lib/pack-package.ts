// cspell:ignore outbase
import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {findUndeclared, type Dependencies} from './check-imports';
import {run} from './run';

interface Manifest extends Dependencies {
  version: string;
  exports?: Record<string, string>;
  bin?: string | Record<string, string>;
  [field: string]: unknown;
}

const SOURCE = /\.tsx?$/;
/** Imports of files beside, which Node finds only with their ending. */
const RELATIVE =
  /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']*|\.{1,2})\2/g;

/** Addresses of sources, which are named otherwise once they are compiled. */
const ADDRESS =
  /(\bnew URL\(\s*)(["'])(\.{1,2}\/[^"']+)\.tsx?\2(?=,\s*import\.meta\.url)/g;

/** Lists the names of the workspace's packages, which are their folders'. */
export async function listPackages(root: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(root, 'packages'), {
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** From a source file to the file that it is compiled to. */
function compiledName(file: string): string {
  return file
    .replace(/^(\.\/)?src\//, '$1lib/')
    .replace(/(?<!\.d)\.tsx?$/, '.js');
}

/** Gives a relative import the ending of the compiled file it means. */
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
  const files = await listFiles(source);
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

/** What all packages need is read once: React's types, Docusaurus', Node's. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(file, ...rest) {
      if (!parsed.has(file)) {
        parsed.set(file, host.getSourceFile(file, ...rest));
      }
      return parsed.get(file);
    },
  };
}

/** Writes the declarations of a package's public entries, and what they need. */
async function declare(
  root: string,
  folder: string,
  stage: string,
): Promise<void> {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const {options, fileNames} = ts.parseJsonConfigFileContent(
    config.config,
    ts.sys,
    root,
  );
  const sources = path.join(folder, 'src') + path.sep;
  const declarations = {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: path.join(stage, '.types'),
  };
  const program = ts.createProgram(
    fileNames.filter(
      (file) =>
        path.normalize(file).startsWith(sources) || file.endsWith('.d.ts'),
    ),
    declarations,
    createHost(declarations),
  );
  program.emit();
  const made = path.join(stage, '.types', path.relative(root, folder), 'src');
  const known = new Set(await listFiles(path.join(folder, 'src')));
  for (const file of await listFiles(made)) {
    const place = path.relative(made, file);
    const source = path.join(folder, 'src', place);
    const text = await fs.readFile(file, 'utf8');
    await fs.writeFile(
      path.join(stage, 'lib', place),
      completeImports(text, source, known),
    );
  }
  await fs.rm(path.join(stage, '.types'), {recursive: true});
}

/** Points the manifest at the compiled files. */
function publish(manifest: Manifest): Manifest {
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
    ...(typeof bin === 'string' && {bin: {[manifest.name]: compiledName(bin)}}),
    exports: Object.fromEntries(entries) as Record<string, string>,
    files: ['lib'],
  };
}

/**
 * Compiles a package beside its sources, in a folder of its own, and packs it.
 *
 * @param root - the repository.
 * @param name - the package's folder below `packages/`.
 * @param out - where the tarball goes, relative to the repository.
 * @returns the tarball's path.
 * @throws where a source can't be compiled or npm can't pack.
 */
export async function packPackage(
  root: string,
  name: string,
  out: string,
): Promise<string> {
  const folder = path.join(root, 'packages', name);
  const stage = path.join(root, '.cache', 'pack', name);
  const tarballs = path.resolve(root, out);
  await fs.rm(stage, {recursive: true, force: true});
  await fs.mkdir(stage, {recursive: true});
  await fs.mkdir(tarballs, {recursive: true});
  await compile(path.join(folder, 'src'), path.join(stage, 'lib'));
  await declare(root, folder, stage);
  const manifest = JSON.parse(
    await fs.readFile(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const undeclared = await findUndeclared(
    (await listFiles(stage)).filter((file) => /\.(?:js|d\.ts)$/.test(file)),
    manifest,
  );
  if (undeclared.length > 0) {
    throw new Error(
      `${name} imports packages that its package.json doesn't name. Add them ` +
        `to its dependencies or peer dependencies:\n${undeclared.join('\n')}`,
    );
  }
  await fs.writeFile(
    path.join(stage, 'package.json'),
    `${JSON.stringify(publish(manifest), null, 2)}\n`,
  );
  await fs.copyFile(
    path.join(folder, 'README.md'),
    path.join(stage, 'README.md'),
  );
  await fs.copyFile(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  const code = await run(
    'npm',
    ['pack', stage, '--pack-destination', tarballs, '--silent'],
    {onOutput: () => undefined},
  );
  if (code !== 0) {
    throw new Error(`npm could not pack ${name}: run npm pack ${stage}.`);
  }
  return path.join(tarballs, `${manifest.name}-${manifest.version}.tgz`);
}
