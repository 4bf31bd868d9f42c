import type {Definition} from '../resolve/symbols';
import {
  headOf,
  nameOf,
  textOf,
  type RawExpression,
} from '../syntax/raw-expression';
import {scopeOfValue, type Context} from './context';

const GENERIC_BUILTINS = new Set(
  ['list', 'dict', 'tuple', 'set', 'frozenset', 'type'].map(
    (name) => `builtins.${name}`,
  ),
);

const TYPING = /^(?:typing|typing_extensions|collections\.abc)\.[A-Z]/;

/**
 * Whether a plain assignment is a type alias: `Rows = list[Row]`, `Key = int |
 * str`, `Frame = pandas.DataFrame`. Lower-case names are values.
 */
export function isTypeExpression(
  value: RawExpression,
  definition: Definition,
  context: Context,
): boolean {
  const head = headOf(value);
  const text = textOf(value).replace(/(['"]).*?\1/gs, '');
  if (head === null || /[^\w\s.,|[\]*]/.test(text.replaceAll('...', ''))) {
    return false;
  }
  const scope = scopeOfValue(definition);
  const target = context.names.target(head, scope);
  const isNamedLikeType = /^_*[A-Z]/.test(definition.name);
  if (target?.kind === 'definition') {
    const isClass = context.hierarchy.isClass(target);
    const isType = isClass || target.parsed.kind === 'typeAlias';
    return isNamedLikeType && target !== definition && isType;
  }
  if (target?.kind !== 'external') {
    return false;
  }
  const last = head.split('.').at(-1) ?? '';
  const isKnown = GENERIC_BUILTINS.has(target.path) || TYPING.test(target.path);
  const isApplied = nameOf(value) === null;
  const looksLikeType =
    /^_*[A-Z][a-z]/.test(definition.name) && /^[A-Z]/.test(last);
  return isApplied
    ? isNamedLikeType && (isKnown || /^[A-Z]/.test(last) || text.includes('|'))
    : looksLikeType && (isKnown || isNamedLikeType);
}
