import {readPackage} from 'python-reader';
import type {Diagnostic} from '../../../../src/diagnostics';
import {readInput} from '../../../../src/sdk/package/read-input';
import {selectReaderDiagnostics} from '../../../../src/sdk/reader-diagnostics';
import {runRules} from '../../../../src/sdk/rules/run-rules';
import {PACKAGE} from './seed';

/** Checks a tree with every rule that needs no type checker. */
export async function findDiagnostics(root: string): Promise<Diagnostic[]> {
  const {package: pythonPackage, diagnostics} = await readPackage({
    root,
    package: PACKAGE,
  });
  const input = await readInput(root, pythonPackage);
  return [
    ...selectReaderDiagnostics(diagnostics),
    ...runRules(input).diagnostics,
  ];
}
