import {type CheckResult} from '../../diagnostics';
import type {PythonPackage} from 'python-reader';
import type {PackageSymbol} from '../package/list-symbols';
import type {NameFinder} from '../package/name-finder';
import type {PackageIndex} from '../package/package-index';

/** What a rule judges. */
export interface RuleInput {
  package: PythonPackage;
  symbols: readonly PackageSymbol[];
  index: PackageIndex;
  names: NameFinder;
  /** The lines of the files, by their path in the model. */
  sources: ReadonlyMap<string, readonly string[]>;
}

/** Judges a package by one aspect. */
export type Rule = (input: RuleInput) => CheckResult;
