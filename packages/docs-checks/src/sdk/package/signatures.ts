import type {
  ClassMember,
  FunctionMember,
  Parameter,
  Signature,
} from 'python-reader';

/** Every way a function can be called. */
export function signaturesOf(member: FunctionMember): Signature[] {
  if (member.overloads.length > 0) {
    return member.overloads;
  }
  return member.signature ? [member.signature] : [];
}

/**
 * The parameters that a caller passes, of all overloads, each name once:
 * without `self` and `cls`.
 */
export function parametersOf(member: FunctionMember): Parameter[] {
  const isBound = member.kind === 'method' && !member.flags.includes('static');
  return distinct(
    signaturesOf(member).flatMap(({parameters}) =>
      isBound ? parameters.slice(1) : parameters,
    ),
  );
}

/** The parameters of a call of the class, where the package tells. */
export function constructionParameters({
  construction,
}: ClassMember): Parameter[] | null {
  return (
    construction &&
    distinct(construction.signatures.flatMap(({parameters}) => parameters))
  );
}

/** The parameter as a docstring names it: `x`, `*args`, `**options`. */
export function writtenName({name, kind}: Parameter): string {
  switch (kind) {
    case 'variadicPositional':
      return `*${name}`;
    case 'variadicKeyword':
      return `**${name}`;
    default:
      return name;
  }
}

function distinct(parameters: readonly Parameter[]): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const parameter of parameters) {
    if (!byName.has(parameter.name)) {
      byName.set(parameter.name, parameter);
    }
  }
  return [...byName.values()];
}
