import {readPackage} from 'python-reader/read-package';
import type {Fault} from '../../../../src/sdk/finding';
import {readInput} from '../../../../src/sdk/package/read-input';
import {readerFaults} from '../../../../src/sdk/reader-faults';
import {runRules} from '../../../../src/sdk/rules/run-rules';
import {PACKAGE} from './seed';

/** Judges a tree by every rule that needs no type checker. */
export async function findFaults(root: string): Promise<Fault[]> {
  const {package: pythonPackage, faults} = await readPackage({
    root,
    package: PACKAGE,
  });
  const input = await readInput(root, pythonPackage);
  return [...readerFaults(faults), ...runRules(input).faults];
}
