import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {
  printExpression,
  signaturesOf,
  type Docstring,
  type FunctionMember,
} from 'python-reader';
import {docstringOf, entrySections, ownDocstring} from '../package/docstrings';
import type {Rule} from './rule';

const NOTHING = new Set(['None', 'NoReturn', 'Never']);

/** Matches summaries that already describe the result. */
const TELLING = /^\s*(?:Returns?|Yields?|Whether)\b/;

/**
 * Requires a description for every result, and a result for every description.
 */
export const checkReturns: Rule = ({symbols}) => {
  const functions = symbols
    .map(({member}) => member)
    .filter(
      (member): member is FunctionMember =>
        (member.kind === 'function' || member.kind === 'method') &&
        (member.visibility !== 'special' || member.name === '__call__'),
    );
  const giving = functions.filter(givesResult);
  const silent = giving.flatMap(findSilent);
  const invented = functions
    .filter((member) => !givesResult(member))
    .flatMap(findInvented);
  return {
    diagnostics: [...silent, ...invented],
    measures: [
      {
        label: 'Results described',
        good: giving.length - silent.length,
        total: giving.length,
      },
    ],
  };
};

function givesResult(member: FunctionMember): boolean {
  return signaturesOf(member).some(
    ({returns}) =>
      returns !== null &&
      !NOTHING.has(printExpression(returns).split('.').at(-1) ?? ''),
  );
}

function findSilent(member: FunctionMember): Diagnostic[] {
  const docstring = docstringOf(member);
  if (isTelling(docstring)) {
    return [];
  }
  const {file, line} =
    docstring?.inheritedFrom === null ? docstring : member.location;
  return [
    createDiagnostic({
      ruleId: 'result-undocumented',
      file,
      line,
      reason: `The docstring of ${member.path} does not describe what it returns`,
      note: 'Describe it under "Returns:", or "Yields:" for a generator.',
    }),
  ];
}

function isTelling(docstring: Docstring | null): boolean {
  const [opening] = docstring?.sections ?? [];
  return (
    (opening?.kind === 'text' && TELLING.test(opening.text)) ||
    entrySections(docstring, 'returns', 'yields').length > 0
  );
}

function findInvented(member: FunctionMember): Diagnostic[] {
  const docstring = ownDocstring(member);
  return entrySections(docstring, 'returns', 'yields').map(({line}) =>
    createDiagnostic({
      ruleId: 'result-unknown',
      file: docstring?.file ?? member.location.file,
      line,
      reason: `The docstring of ${member.path} describes a result, but there is none`,
      note: 'Remove the section, or annotate what is returned.',
    }),
  );
}
