import type {Parameter} from './model';

const STARS: Readonly<Partial<Record<Parameter['kind'], string>>> = {
  variadicPositional: '*',
  variadicKeyword: '**',
};

/**
 * Returns the signatures that callers see: the overloads, or the only one. The
 * implementation of overloads is not among them.
 */
export function signaturesOf<T>({
  signature,
  overloads,
}: {
  signature: T | null;
  overloads: T[];
}): T[] {
  return overloads.length === 0 && signature ? [signature] : overloads;
}

/**
 * Leaves out `self` or `cls` from the parameters of a method. In
 * `def load(*ships)`, the receiver is one of the ships, and nothing is left out.
 */
export function withoutReceiver(parameters: readonly Parameter[]): Parameter[] {
  const [first] = parameters;
  return parameters.slice(first?.kind.startsWith('variadic') ? 0 : 1);
}

/** Returns a parameter's name as it is written: `x`, `*args`, `**options`. */
export function writtenName({name, kind}: Parameter): string {
  return (STARS[kind] ?? '') + name;
}
