import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import type {Docstring, PythonModule} from 'python-reader';
import {docstringOf, entriesOf, ownDocstring} from '../package/docstrings';
import type {OwnMember, PackageSymbol} from '../package/list-symbols';
import type {Rule} from './rule';
import {checkSummary} from './summary';

/** Requires a docstring for every public symbol, with a summary at the start. */
export const checkDocumentation: Rule = ({package: {modules}, symbols}) => {
  const results = [
    ...modules.filter((module) => module.public).map(checkModule),
    ...symbols.filter(needsDocstring).map(checkSymbol),
  ];
  return {
    diagnostics: results.flat(),
    measures: [
      {
        label: 'Public symbols documented',
        good: results.filter((diagnostics) => diagnostics.length === 0).length,
        total: results.length,
      },
    ],
  };
};

/**
 * An `__init__` only has to document its arguments, which another rule checks.
 */
function needsDocstring({member}: PackageSymbol): boolean {
  return member.name !== '__init__' && member.name !== '__slots__';
}

function checkModule(module: PythonModule): Diagnostic[] {
  const file = module.stub ?? module.source;
  if (file === null) {
    return [];
  }
  if (module.docstring) {
    return checkSummary(module.docstring, module.name, module.path);
  }
  return [
    createDiagnostic({
      ruleId: 'docstring-missing',
      file,
      line: 1,
      reason: `Module ${module.path} has no docstring`,
      note: 'Start the file with a docstring that describes the module.',
    }),
  ];
}

function checkSymbol(symbol: PackageSymbol): Diagnostic[] {
  const {member} = symbol;
  const own = ownDocstring(member);
  if (own) {
    return checkSummary(own, member.name, member.path);
  }
  if (docstringOf(member) ?? isListed(symbol)) {
    return [];
  }
  return [
    createDiagnostic({
      ruleId: 'docstring-missing',
      file: member.location.file,
      line: member.location.line,
      reason: `${describe(member)} ${member.path} is not documented`,
      note: hintFor(symbol),
    }),
  ];
}

/** Attributes may be described in the docstring of their class or module. */
function isListed({member, owner, module}: PackageSymbol): boolean {
  const docstring: Docstring | null = (owner ?? module).docstring;
  return (
    isAttribute(member) &&
    entriesOf(docstring, 'attributes', 'parameters').some(
      ({name, description}) => name === member.name && description !== '',
    )
  );
}

function hintFor({member, owner}: PackageSymbol): string {
  if (!isAttribute(member)) {
    return 'Add a docstring that describes it.';
  }
  return owner
    ? `Describe it under "Attributes:" in the docstring of ${owner.name}, or in a docstring below it.`
    : 'Add a docstring on the line below it.';
}

function isAttribute({kind}: OwnMember): boolean {
  return kind === 'attribute' || kind === 'constant' || kind === 'enumMember';
}

function describe({kind}: OwnMember): string {
  switch (kind) {
    case 'enumMember':
      return 'Enum member';
    case 'typeAlias':
      return 'Type alias';
    default:
      return kind.charAt(0).toUpperCase() + kind.slice(1);
  }
}
