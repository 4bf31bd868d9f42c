import {
  signaturesOf,
  withoutReceiver,
  type ClassMember,
  type FunctionMember,
  type Parameter,
} from 'python-reader';

/**
 * Returns the parameters of all overloads, without duplicates and without
 * `self` and `cls`.
 */
export function parametersOf(member: FunctionMember): Parameter[] {
  const isBound = member.kind === 'method' && !member.flags.includes('static');
  return distinct(
    signaturesOf(member).flatMap(({parameters}) =>
      isBound ? withoutReceiver(parameters) : parameters,
    ),
  );
}

/** Returns the parameters for constructing the class, if known. */
export function constructionParameters({
  construction,
}: ClassMember): Parameter[] | null {
  return (
    construction &&
    distinct(construction.signatures.flatMap(({parameters}) => parameters))
  );
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
