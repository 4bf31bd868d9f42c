import {createDiagnostic, type Diagnostic} from '../../diagnostics';
import {
  printExpression,
  signaturesOf,
  type AttributeMember,
  type FunctionMember,
  type Parameter,
  type Signature,
} from 'python-reader';
import type {PackageSymbol} from '../package/list-symbols';
import type {Rule} from './rule';

/**
 * Requires a type for every public symbol. The type checker verifies that these
 * types are complete. Together, both correspond to `pyright --verifytypes`,
 * which requires an installed package and therefore Python.
 */
export const checkTypes: Rule = ({symbols}) => {
  const results = symbols.map(checkSymbol);
  return {
    diagnostics: results.flat(),
    measures: [
      {
        label: 'Public symbols typed',
        good: results.filter((diagnostics) => diagnostics.length === 0).length,
        total: symbols.length,
      },
    ],
  };
};

function checkSymbol({member}: PackageSymbol): Diagnostic[] {
  switch (member.kind) {
    case 'function':
    case 'method':
      return checkFunction(member);
    case 'property':
      return member.type
        ? []
        : [
            createDiagnostic({
              ruleId: 'type-missing',
              file: member.location.file,
              line: member.location.line,
              reason: `Property ${member.path} does not state its type`,
              note: 'Annotate what it returns.',
            }),
          ];
    case 'attribute':
    case 'constant':
      return checkAttribute(member);
    default:
      return [];
  }
}

function checkAttribute(member: AttributeMember): Diagnostic[] {
  const {type, value, flags, name, path, location} = member;
  const isInferred =
    flags.includes('typeVariable') || (flags.includes('final') && value);
  return type || isInferred || name === '__slots__'
    ? []
    : [
        createDiagnostic({
          ruleId: 'type-missing',
          file: location.file,
          line: location.line,
          reason: `${path} does not state its type`,
          note: `Annotate it, as in "${name}: int"; write TypeAlias for an alias and Final for a constant.`,
        }),
      ];
}

function checkFunction(member: FunctionMember): Diagnostic[] {
  const isBound = member.kind === 'method' && !member.flags.includes('static');
  return signaturesOf(member).flatMap((signature) => [
    ...signature.parameters
      .slice(isBound ? 1 : 0)
      .flatMap((parameter) => checkParameter(parameter, member)),
    ...checkResult(signature, member),
  ]);
}

function checkParameter(
  {name, file, line, annotation, default: value}: Parameter,
  {path}: FunctionMember,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!annotation) {
    diagnostics.push(
      createDiagnostic({
        ruleId: 'type-missing',
        file,
        line,
        reason: `Argument "${name}" of ${path} does not state its type`,
        note: `Annotate it, as in "${name}: int".`,
      }),
    );
  }
  if (value && printExpression(value) === '...') {
    diagnostics.push(
      createDiagnostic({
        ruleId: 'default-hidden',
        file,
        line,
        reason: `Argument "${name}" of ${path} hides its default value behind "..."`,
        note: 'Write the value that the function really uses.',
      }),
    );
  }
  return diagnostics;
}

/** A constructor returns nothing and needn't declare it. */
function checkResult(
  {returns, location}: Signature,
  {path, name}: FunctionMember,
): Diagnostic[] {
  return returns || name === '__init__'
    ? []
    : [
        createDiagnostic({
          ruleId: 'type-missing',
          file: location.file,
          line: location.line,
          reason: `${path} does not state what it returns`,
          note: 'Annotate it, with "-> None" if it returns nothing.',
        }),
      ];
}
