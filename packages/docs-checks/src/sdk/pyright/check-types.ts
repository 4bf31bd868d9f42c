import {type CheckResult} from '../../diagnostics';
import path from 'node:path';
import {makeProject} from '../../pyright/make-project';
import {runPyright} from '../../pyright/run-pyright';
import type {ExampleProgram} from '../examples/write-programs';
import {placeDiagnostics} from './place-diagnostics';

export interface TypeCheckOptions {
  /** The SDK's folder. */
  sdk: string;
  /** The package's import name. */
  package: string;
  /** The folder for the temporary project. */
  workspace: string;
  programs: readonly ExampleProgram[];
}

/**
 * Type-checks a package, its stubs of other libraries, and the examples in its
 * docstrings.
 *
 * @throws Error if the type checker can't run.
 */
export async function checkTypesOf(
  options: TypeCheckOptions,
): Promise<CheckResult> {
  const project = await makeProject(options);
  try {
    const report = await runPyright(project.folder);
    const {types, examples, failedPrograms} = placeDiagnostics(
      report.diagnostics,
      {
        sdk: path.resolve(options.sdk),
        programFolder: path.join(project.folder, 'programs'),
        programs: options.programs,
      },
    );
    const failedFiles = new Set(types.map(({file}) => file));
    const files = report.filesAnalyzed - options.programs.length;
    if (files < 1) {
      throw new Error(
        `Pyright analyzed only ${report.filesAnalyzed} files: check for an "exclude" in ${path.join(options.sdk, 'pyrightconfig.json')}.`,
      );
    }
    return {
      diagnostics: [...types, ...examples],
      measures: [
        {
          label: 'Files that pass the type checker',
          good: files - failedFiles.size,
          total: files,
        },
        {
          label: 'Examples that pass the type checker',
          good: options.programs.length - failedPrograms.size,
          total: options.programs.length,
        },
      ],
    };
  } finally {
    await project.remove();
  }
}
