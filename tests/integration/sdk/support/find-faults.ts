import {readPackage} from '../../../../scripts/python/read-package';
import type {Fault} from '../../../../scripts/sdk/finding';
import {readInput} from '../../../../scripts/sdk/package/read-input';
import {readerFaults} from '../../../../scripts/sdk/reader-faults';
import {runRules} from '../../../../scripts/sdk/rules/run-rules';
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
