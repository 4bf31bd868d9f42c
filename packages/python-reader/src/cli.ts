#!/usr/bin/env node
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {formatDiagnostic} from './diagnostics';
import {makeFolder} from './files/make-folder';
import {readPackage} from './read-package';

const USAGE = `Reads a Python package without running it, and prints its model as JSON.

Usage: python-reader PATH --package NAME [options]

  PATH                the folder that contains the package
  --package NAME      the import name of the package
  --include GLOB      read only matching files; can be repeated
  --exclude GLOB      leave out matching files; can be repeated
  --private           include names with a leading underscore
  --style STYLE       docstring style: auto, google, numpy or sphinx
                      (default: auto)
  --strict            treat warnings as errors
  --cache DIR         cache parse results in this folder
  --indent N          indent the JSON by N spaces, at most 10 (default: 0)
  -h, --help          show this help

Diagnostics go to stderr. The exit code is 0 on success, 1 if the package has an
error, and 2 for incorrect usage.
`;

const STYLES = ['auto', 'google', 'numpy', 'sphinx'] as const;

class UsageError extends Error {}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        package: {type: 'string'},
        include: {type: 'string', multiple: true},
        exclude: {type: 'string', multiple: true},
        private: {type: 'boolean', default: false},
        style: {type: 'string', default: 'auto'},
        strict: {type: 'boolean', default: false},
        cache: {type: 'string'},
        indent: {type: 'string', default: '0'},
        help: {type: 'boolean', short: 'h', default: false},
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '');
  }
}

/** A dotted Python name, which may contain letters of any language. */
const PACKAGE =
  /^[\p{ID_Start}_]\p{ID_Continue}*(?:\.[\p{ID_Start}_]\p{ID_Continue}*)*$/u;

/** The widths that `JSON.stringify` supports. */
const INDENT = /^(?:\d|10)$/;

async function prepareCache(
  folder: string | undefined,
): Promise<string | undefined> {
  if (folder === undefined) {
    return undefined;
  }
  const cache = path.resolve(folder);
  await makeFolder(cache).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Can't create the --cache folder: ${reason}`);
  });
  return cache;
}

async function run(args: readonly string[]): Promise<number> {
  const {values, positionals} = readArguments(args);
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const [root, ...rest] = positionals;
  const style = STYLES.find((name) => name === values.style);
  if (root === undefined || rest.length > 0) {
    throw new UsageError('Specify exactly one folder to read.');
  }
  if (values.package === undefined) {
    throw new UsageError('Specify the package with --package.');
  }
  if (!PACKAGE.test(values.package)) {
    throw new UsageError(
      `'${values.package}' is not a package name. Specify the import name, such as shop or shop.cart.`,
    );
  }
  if (style === undefined) {
    throw new UsageError(`--style must be one of ${STYLES.join(', ')}.`);
  }
  if (!INDENT.test(values.indent)) {
    throw new UsageError('--indent must be a whole number from 0 to 10.');
  }
  const cache = await prepareCache(values.cache);
  const {package: model, diagnostics} = await readPackage({
    root: path.resolve(root),
    package: values.package,
    include: values.include ?? [],
    exclude: values.exclude ?? [],
    private: values.private,
    docstringStyle: style,
    ...(cache !== undefined && {cache}),
  });
  for (const diagnostic of diagnostics) {
    const kind = diagnostic.fatal || values.strict ? 'error' : 'warning';
    process.stderr.write(`${kind}: ${formatDiagnostic(diagnostic)}\n`);
  }
  process.stdout.write(
    `${JSON.stringify(model, null, Number(values.indent))}\n`,
  );
  return diagnostics.some(({fatal}) => fatal || values.strict) ? 1 : 0;
}

// Programs such as `head` close the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError;
    process.stderr.write(isUsage ? `${reason}\n\n${USAGE}` : `${reason}\n`);
    process.exitCode = isUsage ? 2 : 1;
  },
);
