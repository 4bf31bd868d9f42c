import {readPackage} from 'python-reader';
import type {Fault} from '../../../../src/sdk/finding';
import {readInput} from '../../../../src/sdk/package/read-input';
import {readerFaults} from '../../../../src/sdk/reader-faults';
import {runRules} from '../../../../src/sdk/rules/run-rules';
import {PACKAGE} from './seed';

/** Judges a tree by every rule that needs no type checker. */
export async function findFaults(root: string): Promise<Fault[]> {
  const {package: pythonPackage, diagnostics} = await readPackage({
    root,
    package: PACKAGE,
  });
  const input = await readInput(root, pythonPackage);
  return [...readerFaults(diagnostics), ...runRules(input).faults];
}
