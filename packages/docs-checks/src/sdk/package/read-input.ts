import type {PythonPackage} from 'python-reader';
import type {RuleInput} from '../rules/rule';
import {listSymbols} from './list-symbols';
import {NameFinder} from './name-finder';
import {PackageIndex} from './package-index';
import {readSources} from './read-sources';

/**
 * Collects the input of the rules.
 *
 * @param root - the folder that the model's paths are relative to.
 * @throws Error if a file of the package is missing.
 */
export async function readInput(
  root: string,
  pythonPackage: PythonPackage,
): Promise<RuleInput> {
  const index = new PackageIndex(pythonPackage);
  return {
    package: pythonPackage,
    symbols: listSymbols(pythonPackage),
    index,
    names: new NameFinder(pythonPackage, index),
    sources: await readSources(root, pythonPackage),
  };
}
