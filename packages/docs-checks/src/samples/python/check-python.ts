import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import path from 'node:path';
import {hintFor} from '../../pyright/hints';
import {makeProject} from '../../pyright/make-project';
import {onOneLine} from '../../pyright/on-one-line';
import type {PyrightDiagnostic} from '../../pyright/parse-report';
import {runPyright} from '../../pyright/run-pyright';
import {findSourceLine} from '../../pyright/write-program';
import type {SampleProgram} from './make-programs';
import {type IsModuleLevel, loadIsModuleLevel} from './module-level';

export interface PythonOptions {
  /** The folder that contains the SDK's package. */
  sdk: string;
  /** The folder for the temporary project. */
  workspace: string;
}

/**
 * Matches errors about `await`, `async with` and `async for` outside async
 * functions.
 */
const ASYNC_OUTSIDE =
  /^"await" allowed only within async function|^Use of "async" not allowed outside of async function/;

/**
 * Type-checks programs against the SDK, all in one run. They are treated as
 * notebook cells, in which `await` is allowed outside functions.
 *
 * @throws Error if the type checker can't run.
 */
export async function checkPython(
  programs: readonly SampleProgram[],
  options: PythonOptions,
): Promise<Diagnostic[]> {
  if (programs.length === 0) {
    return [];
  }
  const project = await makeProject({...options, programs});
  try {
    const report = await runPyright(project.folder);
    const isModuleLevel = await loadIsModuleLevel();
    const byFile = new Map(
      programs.map((program) => [
        path.join(project.folder, 'programs', program.name),
        program,
      ]),
    );
    return report.diagnostics.flatMap((diagnostic) => {
      const program = byFile.get(path.normalize(diagnostic.file));
      return program && isDiagnostic(diagnostic, program, isModuleLevel)
        ? [toDiagnostic(diagnostic, program)]
        : [];
    });
  } finally {
    await project.remove();
  }
}

function isDiagnostic(
  {severity, rule, message, line, column}: PyrightDiagnostic,
  {text}: SampleProgram,
  isModuleLevel: IsModuleLevel,
): boolean {
  const isTopLevelAwait =
    rule === null &&
    ASYNC_OUTSIDE.test(message) &&
    isModuleLevel(text, {row: line - 1, column});
  return severity !== 'information' && !isTopLevelAwait;
}

function toDiagnostic(
  {rule, message, line}: PyrightDiagnostic,
  {file, lines}: SampleProgram,
): Diagnostic {
  return createDiagnostic({
    ruleId: rule ?? 'syntax',
    file,
    line: findSourceLine(lines, line),
    reason: onOneLine(message),
    note: hintFor(rule),
  });
}
