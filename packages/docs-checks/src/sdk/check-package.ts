import {sortDiagnostics, type CheckResult} from '../diagnostics';
import type {ReadOptions} from 'python-reader';
import {readPackage} from 'python-reader';
import {collectExamples} from './examples/collect-examples';
import {writePrograms} from './examples/write-programs';
import {findProblem} from './find-problem';
import {readInput} from './package/read-input';
import {checkTypesOf} from './pyright/check-types';
import {selectReaderDiagnostics} from './reader-diagnostics';
import {runRules} from './rules/run-rules';

export interface CheckOptions extends Omit<ReadOptions, 'onProgress'> {
  /** The folder for temporary files. */
  workspace: string;
  /** Called at the start of each step. */
  onStep: (step: string) => void;
}

/**
 * Checks a Python package: its types, its docstrings and their examples.
 *
 * @throws Error if there is no such package or the type checker can't run.
 */
export async function checkPackage(
  options: CheckOptions,
): Promise<CheckResult> {
  const {root, workspace, onStep} = options;
  const problem = await findProblem(root, options.package);
  if (problem !== null) {
    throw new Error(problem);
  }
  onStep(`Reading ${options.package}`);
  const {package: pythonPackage, diagnostics} = await readPackage(options);
  const input = await readInput(root, pythonPackage);
  const programs = writePrograms(collectExamples(input));
  onStep(
    `Checking the types of ${pythonPackage.modules.length} modules and ${programs.length} examples`,
  );
  const types = await checkTypesOf({
    sdk: root,
    package: options.package,
    workspace,
    programs,
  });
  onStep('Checking the docstrings');
  const rules = runRules(input);
  return {
    diagnostics: sortDiagnostics([
      ...selectReaderDiagnostics(diagnostics),
      ...types.diagnostics,
      ...rules.diagnostics,
    ]),
    measures: [...types.measures, ...rules.measures],
  };
}
