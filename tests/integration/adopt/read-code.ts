import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The code of a repository, as its type check reads it. */
export interface Code {
  /** Paths relative to the repository. */
  files: string[];
  options: ts.CompilerOptions;
  /** The files that a file may mean with its imports, whether they exist or not. */
  imports: ReadonlyMap<string, readonly string[]>;
}

const ENDINGS = [
  ...['', '.ts', '.tsx', '.d.ts', '.mts', '.js', '.mjs'],
  ...['/index.ts', '/index.tsx', '/index.d.ts', '/index.js'],
];

function listImports(folder: string, file: string): string[] {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const {importedFiles, referencedFiles} = ts.preProcessFile(text, true, true);
  return [...importedFiles, ...referencedFiles].flatMap(({fileName}) => {
    // A compiled file's name may stand for its source.
    const name = fileName.replace(/\.js$/, '');
    const place = name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : path.join(path.dirname(file), name);
    return ENDINGS.map((ending) => place + ending);
  });
}

/** Reads which files the type check of a repository has, and what they import. */
export function readCode(folder: string): Code {
  const {config} = ts.readConfigFile(
    path.join(folder, 'tsconfig.json'),
    (file) => ts.sys.readFile(file),
  ) as {config: unknown};
  const {fileNames, options} = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    folder,
  );
  const files = fileNames.map((file) => path.relative(folder, file));
  return {
    files,
    options,
    imports: new Map(files.map((file) => [file, listImports(folder, file)])),
  };
}

/** Lists the names that code adds to those which all files know. */
export function listGlobals(text: string): string[] {
  return [...text.matchAll(/declare global \{([^]*?)^\}/gm)].flatMap(
    ([, block = '']) =>
      [
        ...block.matchAll(
          /^\s+(?:(?:readonly|var|let|const|function|class|type|interface) )*(\w+)/gm,
        ),
      ].map(([, name = '']) => name),
  );
}

/**
 * Lists the files whose types may be others since some files have changed or are
 * gone: the changed ones, and all that import such a file, however indirectly.
 * The rest and all that it imports are as they were, and so are its types.
 *
 * @param touched - the files that are new, changed or gone.
 * @param globals - names that all files knew and that may be gone.
 */
export function listAffected(
  folder: string,
  {files, imports}: Code,
  touched: readonly string[],
  globals: readonly string[],
): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const word = new RegExp(`\\b(?:${globals.join('|')})\\b`);
  const users =
    globals.length === 0
      ? []
      : files.filter((file) =>
          word.test(fs.readFileSync(path.join(folder, file), 'utf8')),
        );
  // A set is walked to the end that it has by then.
  const affected = new Set([...touched, ...users]);
  for (const file of affected) {
    for (const importer of importers.get(file) ?? []) {
      affected.add(importer);
    }
  }
  return files.filter((file) => affected.has(file));
}
