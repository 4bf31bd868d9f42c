import type {
  AttributeMember,
  FunctionMember,
  Parameter,
  Signature,
} from 'python-reader';
import type {Fault} from '../finding';
import type {PackageSymbol} from '../package/list-symbols';
import {signaturesOf} from '../package/signatures';
import type {Rule} from './rule';

/**
 * Every public symbol states its type. That the stated types are known is the
 * type checker's part; the two together are what `pyright --verifytypes` asks
 * for, which needs an installed package and so a Python.
 */
export const checkTypes: Rule = ({symbols}) => {
  const results = symbols.map(checkSymbol);
  return {
    faults: results.flat(),
    measures: [
      {
        label: 'Public symbols typed',
        good: results.filter((faults) => faults.length === 0).length,
        total: symbols.length,
      },
    ],
  };
};

function checkSymbol({member}: PackageSymbol): Fault[] {
  switch (member.kind) {
    case 'function':
    case 'method':
      return checkFunction(member);
    case 'property':
      return member.type
        ? []
        : [
            {
              rule: 'type-missing',
              file: member.location.file,
              line: member.location.line,
              message: `property ${member.path} does not state its type`,
              hint: 'annotate what it returns',
            },
          ];
    case 'attribute':
    case 'constant':
      return checkAttribute(member);
    default:
      return [];
  }
}

function checkAttribute(member: AttributeMember): Fault[] {
  const {type, value, flags, name, path, location} = member;
  const isInferred =
    flags.includes('typeVariable') || (flags.includes('final') && value);
  return type || isInferred || name === '__slots__'
    ? []
    : [
        {
          rule: 'type-missing',
          file: location.file,
          line: location.line,
          message: `${path} does not state its type`,
          hint: `annotate it, as in "${name}: int"; write TypeAlias for an alias and Final for a constant`,
        },
      ];
}

function checkFunction(member: FunctionMember): Fault[] {
  const isBound = member.kind === 'method' && !member.flags.includes('static');
  return signaturesOf(member).flatMap((signature) => [
    ...signature.parameters
      .slice(isBound ? 1 : 0)
      .flatMap((parameter) => checkParameter(parameter, member)),
    ...checkResult(signature, member),
  ]);
}

function checkParameter(
  {name, line, annotation, default: value}: Parameter,
  {path, location: {file}}: FunctionMember,
): Fault[] {
  const faults: Fault[] = [];
  if (!annotation) {
    faults.push({
      rule: 'type-missing',
      file,
      line,
      message: `argument "${name}" of ${path} does not state its type`,
      hint: `annotate it, as in "${name}: int"`,
    });
  }
  if (value?.map(({text}) => text).join('') === '...') {
    faults.push({
      rule: 'default-hidden',
      file,
      line,
      message: `argument "${name}" of ${path} hides its default value behind "..."`,
      hint: 'write the value that the function really uses',
    });
  }
  return faults;
}

/** A constructor gives nothing, and need not say so. */
function checkResult(
  {returns, location}: Signature,
  {path, name}: FunctionMember,
): Fault[] {
  return returns || name === '__init__'
    ? []
    : [
        {
          rule: 'type-missing',
          file: location.file,
          line: location.line,
          message: `${path} does not state what it returns`,
          hint: 'annotate it, with "-> None" if it returns nothing',
        },
      ];
}
