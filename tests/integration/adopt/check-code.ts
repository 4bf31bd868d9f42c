import path from 'node:path';
import {ESLint} from 'eslint';
import ts from 'typescript';
import {type Code, listAffected} from './read-code';

function format(folder: string, all: readonly ts.Diagnostic[]): string[] {
  return all.map((one) =>
    ts.formatDiagnostic(one, {
      getCurrentDirectory: () => folder,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
}

/** Checks the types of files, and of the options and names that all share. */
function checkTypes(
  folder: string,
  program: ts.Program,
  files: readonly string[],
): string[] {
  return format(folder, [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => {
      const source = program.getSourceFile(path.join(folder, file));
      if (!source) {
        throw new Error(`The type check does not read ${file}.`);
      }
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
    }),
  ]);
}

async function lint(
  folder: string,
  program: ts.Program,
  files: readonly string[],
): Promise<string[]> {
  const linter = new ESLint({
    cwd: folder,
    overrideConfig: {
      files: ['**/*.{ts,tsx,mts}'],
      languageOptions: {
        // A program of its own would take longer than all the rules.
        parserOptions: {projectService: false, programs: [program]},
      },
    },
  });
  const results = await linter.lintFiles([...files]);
  return results.flatMap(({filePath, messages}) =>
    messages.map(
      ({line, message, ruleId}) =>
        `${path.relative(folder, filePath)}:${line} ${ruleId ?? ''} ${message}`,
    ),
  );
}

interface CodeReport {
  /** The files whose types were checked. */
  affected: string[];
  /** What is wrong, in words. */
  problems: string[];
}

/**
 * Checks the types and the rules of code as `npm run typecheck` and ESLint do
 * where nothing may be wrong, but only where the answer may be another one than
 * before a change.
 *
 * @param touched - the files that are new, changed or gone.
 * @param linted - the files for ESLint.
 * @param globals - names that all files knew and that may be gone.
 */
export async function checkCode(
  folder: string,
  {
    code,
    touched,
    linted,
    globals,
  }: {
    code: Code;
    touched: readonly string[];
    linted: readonly string[];
    globals: readonly string[];
  },
): Promise<CodeReport> {
  const affected = listAffected(folder, code, touched, globals);
  const program = ts.createProgram(
    code.files
      // Nothing imports them, so their own types matter to nobody else.
      .filter(
        (file) =>
          affected.includes(file) || !/^packages\/[^/]+\/tests\//.test(file),
      )
      .map((file) => path.join(folder, file)),
    code.options,
  );
  return {
    affected,
    problems: [
      ...checkTypes(folder, program, affected),
      ...(await lint(folder, program, linted)),
    ],
  };
}
