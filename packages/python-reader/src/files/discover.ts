import {readdir, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {undescribedModules} from './compiled-modules';
import {createMatcher} from './globs';
import type {DiagnosticFields} from '../diagnostics';
import type {ReadOptions} from '../model';

/** The files that make up one module. */
export interface ModuleFiles {
  /** Dotted path. */
  path: string;
  isPackage: boolean;
  /** Relative to the root, with forward slashes. */
  source: string | null;
  stub: string | null;
}

export interface Discovery {
  modules: ModuleFiles[];
  /**
   * Paths of compiled modules and of their Cython sources, which only a stub
   * can describe.
   */
  compiled: string[];
  /** Paths of the modules that the patterns leave out, sorted. */
  leftOut: string[];
  diagnostics: DiagnosticFields[];
}

/** A module's name and its file extension. */
const NAMED = /^(.*?)(\.pyi?|\.pyx(?:\.\w+)?|(?:\.[\w-]+)*\.(?:so|pyd))?$/;

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u;

/**
 * Finds the modules of a package, including stubs in `<package>-stubs`.
 * Files whose name isn't a valid identifier are left out.
 */
export async function discoverModules(
  options: ReadOptions,
): Promise<Discovery> {
  const isWanted = await createMatcher(options);
  const listed = await listFiles(options);
  const isPython = ({file}: Entry): boolean => /\.pyi?$/.test(file);
  const files = listed.filter((one) => isPython(one) && isWanted(one.file));
  const compiled = listed
    .filter((one) => !isPython(one))
    .map(({segments}) => segments.join('.'));
  const found = new Map<string, ModuleFiles>();
  const diagnostics: DiagnosticFields[] = [];
  for (const {file, segments} of files) {
    const isPackage = segments.at(-1) === '__init__';
    const path = (isPackage ? segments.slice(0, -1) : segments).join('.');
    const module = found.get(path) ?? {
      path,
      isPackage,
      source: null,
      stub: null,
    };
    const rival = module.source ?? module.stub;
    if (rival !== null && module.isPackage !== isPackage) {
      diagnostics.push(
        duplicate(
          path,
          module.isPackage ? file : rival,
          module.isPackage ? rival : file,
        ),
      );
      module.isPackage = true;
      if (!isPackage) {
        continue;
      }
      Object.assign(module, {source: null, stub: null});
    }
    module[file.endsWith('.pyi') ? 'stub' : 'source'] ??= file;
    found.set(path, module);
  }
  addNamespaces(found, options.package);
  diagnostics.push(...caseDiagnostics(found));
  if (found.size > 0) {
    const wanted = listed.filter(({file}) => isWanted(file));
    diagnostics.push(...undescribedModules(wanted, found));
  } else {
    diagnostics.push(await nothingFound(options));
  }
  const leftOut = pathsLeftOut(listed.filter(isPython), found);
  return {modules: [...found.values()], compiled, leftOut, diagnostics};
}

interface Entry {
  file: string;
  segments: string[];
}

async function listFiles({root, package: name}: ReadOptions): Promise<Entry[]> {
  if (name === '') {
    return walk(root, '', []);
  }
  const segments = name.split('.');
  const folder = segments.join('/');
  const [top = name, ...below] = segments;
  const single = await Promise.all(
    ['.py', '.pyi'].map(async (extension): Promise<Entry[]> => {
      const file = `${folder}${extension}`;
      return (await exists(join(root, file))) ? [{file, segments}] : [];
    }),
  );
  return [
    ...(await walk(root, folder, segments)),
    ...(await walk(root, [`${top}-stubs`, ...below].join('/'), segments)),
    ...single.flat(),
  ];
}

/** Lists Python files below a folder, sorted by name. */
async function walk(
  root: string,
  folder: string,
  segments: string[],
): Promise<Entry[]> {
  const entries = await readdir(join(root, folder), {
    withFileTypes: true,
  }).catch(() => []);
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  const nested = await Promise.all(
    entries.map(async (entry): Promise<Entry[]> => {
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const [, stem = '', extension] = NAMED.exec(entry.name) ?? [];
      const isLink = entry.isSymbolicLink();
      const isFolder = isLink
        ? (await stat(join(root, relative)).catch(() => null))?.isDirectory()
        : entry.isDirectory();
      if (!IDENTIFIER.test(stem) || entry.name === '__pycache__') {
        return [];
      }
      if (isFolder) {
        const isInner = !isLink && extension === undefined;
        return isInner ? walk(root, relative, [...segments, stem]) : [];
      }
      return extension === undefined
        ? []
        : [{file: relative, segments: [...segments, stem]}];
    }),
  );
  return nested.flat();
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

/** Paths of modules and packages that exist but are not read. */
function pathsLeftOut(
  files: Entry[],
  found: ReadonlyMap<string, ModuleFiles>,
): string[] {
  const paths = new Set<string>();
  for (const {segments} of files) {
    const last = segments.at(-1) === '__init__' ? 1 : 0;
    for (let length = segments.length - last; length > 0; length -= 1) {
      const path = segments.slice(0, length).join('.');
      if (!found.has(path)) {
        paths.add(path);
      }
    }
  }
  return [...paths].sort();
}

/**
 * Adds folders without `__init__` that contain modules, since they are packages
 * too. Packages above the requested one are not added.
 */
function addNamespaces(found: Map<string, ModuleFiles>, name: string): void {
  const least = name === '' ? 0 : name.split('.').length - 1;
  for (const path of [...found.keys()]) {
    const segments = path.split('.');
    for (let length = segments.length - 1; length > least; length -= 1) {
      const parent = segments.slice(0, length).join('.');
      if (parent !== '' && !found.has(parent)) {
        found.set(parent, {
          path: parent,
          isPackage: true,
          source: null,
          stub: null,
        });
      }
    }
  }
}

function duplicate(
  path: string,
  module: string,
  init: string,
): DiagnosticFields {
  return {
    ruleId: 'duplicate-module',
    severity: 'warning',
    file: module,
    line: 1,
    reason: `\`${path}\` is both a module and a package (${init}); Python imports the package, so this file is never read`,
    note: 'Move its content into the package, or rename one of them.',
  };
}

/** Paths that differ only in case would share one URL. */
function caseDiagnostics(found: Map<string, ModuleFiles>): DiagnosticFields[] {
  const seen = new Map<string, ModuleFiles>();
  const diagnostics: DiagnosticFields[] = [];
  for (const module of found.values()) {
    const key = module.path.toLowerCase();
    const other = seen.get(key);
    if (other) {
      diagnostics.push({
        ruleId: 'duplicate-module',
        severity: 'error',
        file: module.source ?? module.stub ?? module.path.replaceAll('.', '/'),
        line: 1,
        reason: `\`${module.path}\` and \`${other.path}\` differ only in case, so they would share one page`,
        note: 'Rename one of them.',
      });
    }
    seen.set(key, module);
  }
  return diagnostics;
}

async function nothingFound({
  root,
  package: name,
  include,
  exclude,
}: ReadOptions): Promise<DiagnosticFields> {
  const folder = join(root, ...name.split('.'));
  const isThere = (await stat(folder).catch(() => null)) !== null;
  const filtered = [...(include ?? []), ...(exclude ?? [])].length > 0;
  return {
    ruleId: 'no-such-package',
    severity: 'error',
    file: name === '' ? '.' : name,
    line: 1,
    reason: isThere
      ? `${folder} contains no .py or .pyi file${filtered ? ' that matches the patterns' : ''}`
      : `neither the folder ${folder} nor the file ${folder}.py exists`,
    note: 'Specify the folder that contains the package, and its import name.',
  };
}
