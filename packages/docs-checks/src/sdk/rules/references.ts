import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Docstring} from 'python-reader';
import {ownDocstrings} from '../package/docstrings';
import {findNames} from '../package/find-names';
import type {Place} from '../package/name-finder';
import type {Rule, RuleInput} from './rule';

/** A docstring, and the scope of the names in it. */
interface Text {
  docstring: Docstring;
  place: Place;
  path: string;
}

/** `Order`, `Order.pay`, `orders.Order.pay()`, `list[int]`. */
const NAME = /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*\)|\[.*\])?$/s;
const CAMEL_CASE = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/;

/**
 * Requires that cross-references resolve: dotted paths in the package, names in
 * backticks that are spelled like a class, and exceptions in prose.
 */
export const checkReferences: Rule = (input) => {
  const references = findTexts(input).flatMap((text) =>
    findReferences(text, input),
  );
  const diagnostics = references.flatMap(({diagnostic}) => diagnostic ?? []);
  return {
    diagnostics,
    measures: [
      {
        label: 'Cross-references that resolve',
        good: references.length - diagnostics.length,
        total: references.length,
      },
    ],
  };
};

function findTexts({package: {modules}, symbols}: RuleInput): Text[] {
  const inModules = modules.flatMap((module) =>
    module.docstring
      ? {
          docstring: module.docstring,
          place: {module, owner: null},
          path: module.path,
        }
      : [],
  );
  const inSymbols = symbols.flatMap(({member, module, owner}) => {
    const place = {module, owner: member.kind === 'class' ? member : owner};
    return ownDocstrings(member).map((docstring) => ({
      docstring,
      place,
      path: member.path,
    }));
  });
  return [...inModules, ...inSymbols];
}

function findReferences(
  {docstring, place, path}: Text,
  {index, names, sources}: RuleInput,
): {diagnostic: Diagnostic | null}[] {
  const source = sources.get(docstring.file) ?? [];
  return findNames(docstring, source).flatMap(({text, line}) => {
    const name = NAME.exec(text)?.[1];
    const kind = name === undefined ? null : classify(name, index.name);
    if (name === undefined || kind === null) {
      return [];
    }
    return names.find(name, place).kind === 'missing'
      ? {diagnostic: describeReference(name, kind, path, docstring.file, line)}
      : {diagnostic: null};
  });
}

type ReferenceKind = 'path' | 'name';

/** Lower-case names may be arguments, keys or commands, so they are skipped. */
function classify(name: string, packageName: string): ReferenceKind | null {
  if (name === packageName) {
    return null;
  }
  if (name.startsWith(`${packageName}.`)) {
    return 'path';
  }
  const [first = ''] = name.split('.');
  return CAMEL_CASE.test(first) ? 'name' : null;
}

function describeReference(
  name: string,
  kind: ReferenceKind,
  path: string,
  file: string,
  line: number,
): Diagnostic {
  return createDiagnostic({
    ruleId: 'reference-broken',
    file,
    line,
    reason: `The docstring of ${path} refers to \`${name}\`, which does not exist`,
    note:
      kind === 'path'
        ? 'Use the path at which it is defined or re-exported.'
        : 'Correct the name; write a value with quotes inside the backticks.',
  });
}
