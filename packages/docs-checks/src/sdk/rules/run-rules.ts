import {type CheckResult} from '../../diagnostics';
import {checkArguments} from './arguments';
import {checkAttributes} from './attributes';
import {checkDocumentation} from './documentation';
import {checkExamples} from './examples';
import {checkExceptions} from './exceptions';
import {checkExports} from './exports';
import {checkReferences} from './references';
import {checkReturns} from './returns';
import type {Rule, RuleInput} from './rule';
import {checkTypes} from './types';

/** In the order of the report. */
const RULES: readonly Rule[] = [
  checkExports,
  checkTypes,
  checkDocumentation,
  checkArguments,
  checkAttributes,
  checkReturns,
  checkExceptions,
  checkReferences,
  checkExamples,
];

/** Checks a package with every rule. */
export function runRules(input: RuleInput): CheckResult {
  const findings = RULES.map((rule) => rule(input));
  return {
    diagnostics: findings.flatMap(({diagnostics}) => diagnostics),
    measures: findings.flatMap(({measures}) => measures),
  };
}
