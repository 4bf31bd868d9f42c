import {type CheckResult} from '../../diagnostics';
import type {PythonPackage} from 'python-reader';
import type {PackageSymbol} from '../package/list-symbols';
import type {NameFinder} from '../package/name-finder';
import type {PackageIndex} from '../package/package-index';

/** The input of a rule. */
export interface RuleInput {
  package: PythonPackage;
  symbols: readonly PackageSymbol[];
  index: PackageIndex;
  names: NameFinder;
  /** The lines of each file, by its path in the model. */
  sources: ReadonlyMap<string, readonly string[]>;
}

/** Checks one aspect of a package. */
export type Rule = (input: RuleInput) => CheckResult;
