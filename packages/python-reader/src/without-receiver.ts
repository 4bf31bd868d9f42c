import type {Parameter} from './model';

/**
 * Leaves out `self` or `cls` from the parameters of a method. In
 * `def load(*ships)`, the receiver is one of the ships, and nothing is left out.
 */
export function withoutReceiver(
  parameters: readonly Parameter[],
): readonly Parameter[] {
  const [first] = parameters;
  return first?.kind.startsWith('variadic') ? parameters : parameters.slice(1);
}
