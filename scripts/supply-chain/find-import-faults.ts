import {builtinModules} from 'node:module';
import path from 'node:path';
import {listImports} from './list-imports';

/** The packages that a `package.json` declares. */
export interface Declared {
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
}

export interface Sources {
  /** Source texts by path from the root, with forward slashes. */
  files: ReadonlyMap<string, string>;
  /** The files that a build starts from, and all that a page may load. */
  isEntry: (file: string) => boolean;
  /** Names that Docusaurus makes up as it bundles, such as `@theme/Layout`. */
  isVirtual: (specifier: string) => boolean;
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function findFile(
  files: ReadonlyMap<string, string>,
  from: string,
  specifier: string,
): string | undefined {
  const base = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  return ENDINGS.map((ending) => base + ending).find((file) => files.has(file));
}

/** Lists the files that run when the site is built or served. */
function findBuildFiles({files, isEntry}: Sources): Set<string> {
  const reached = new Set([...files.keys()].filter(isEntry));
  for (const file of reached) {
    for (const entry of listImports(file, files.get(file) ?? '')) {
      const next = entry.typeOnly
        ? undefined
        : findFile(files, file, entry.specifier);
      if (next !== undefined) {
        reached.add(next);
      }
    }
  }
  return reached;
}

function typesOf(name: string): string {
  return `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;
}

/**
 * Finds imports of packages that `package.json` does not declare, or declares
 * for development alone although the build needs them.
 *
 * @returns one sentence a package, as `file:line — what and how to mend it`.
 */
export function findImportFaults(
  sources: Sources,
  {dependencies, devDependencies}: Declared,
): string[] {
  const needed = findBuildFiles(sources);
  // One import of a package is enough to find the rest by.
  const faults = new Map<string, string>();
  for (const [file, source] of sources.files) {
    for (const {specifier, typeOnly, line} of listImports(file, source)) {
      const name = packageOf(specifier);
      if (
        /^\.|^node:|^@site\/|^#/.test(specifier) ||
        builtinModules.includes(specifier) ||
        sources.isVirtual(specifier)
      ) {
        continue;
      }
      if (faults.has(name)) {
        continue;
      }
      const isDeclared = dependencies.has(name) || devDependencies.has(name);
      if (!isDeclared && !(typeOnly && devDependencies.has(typesOf(name)))) {
        faults.set(
          name,
          `${file}:${line} — imports ${name}, which package.json does not ` +
            `declare: run npm install --save-exact ${name}.`,
        );
      } else if (!typeOnly && needed.has(file) && !dependencies.has(name)) {
        faults.set(
          name,
          `${file}:${line} — the build needs ${name}: move it from ` +
            'devDependencies to dependencies in package.json.',
        );
      }
    }
  }
  return [...faults.values()];
}
