import type {Expression, TypeParameter} from '../model';
import type {Scope} from '../resolve/names';
import type {Definition} from '../resolve/symbols';
import {callBehind, calleeOf} from '../resolve/functional';
import {scopeOf} from '../resolve/hierarchy';
import type {RawArgument} from '../syntax/parsed-module';
import {toExpression} from '../syntax/expression';
import {headOf, type RawExpression} from '../syntax/raw-expression';
import type {Context} from './context';

const KINDS: Record<string, TypeParameter['kind']> = {
  TypeVar: 'typeVar',
  TypeVarTuple: 'typeVarTuple',
  ParamSpec: 'paramSpec',
};

/**
 * The type variables of a class without PEP 695 parameters: those of
 * `Generic[…]` or `Protocol[…]`, or else of all subscripted bases in order.
 */
export function genericParameters(
  bases: RawExpression[],
  scope: Scope,
  context: Context,
): TypeParameter[] {
  const declaring = bases.find((base) => {
    const head = headOf(base);
    const target = head ? context.names.name(head, scope).target : null;
    return (
      base.length > 1 &&
      /^typing(?:_extensions)?\.(?:Generic|Protocol)$/.test(target ?? '')
    );
  });
  const names = (declaring ? [declaring] : bases)
    .flatMap((base) => base.slice(1))
    .flatMap((piece) => (typeof piece === 'object' ? [piece.name] : []));
  return [...new Set(names)].flatMap((name) => {
    const parameter = variable(name, scope, context);
    return parameter ? [parameter] : [];
  });
}

function variable(
  name: string,
  scope: Scope,
  context: Context,
): TypeParameter | null {
  const target = context.names.target(name, scope);
  if (target?.kind !== 'definition') {
    return target?.kind === 'external' &&
      /^(?:_?[A-Z]\w?|_?[A-Z]\w*_co|AnyStr)$/.test(name)
      ? {name, kind: 'typeVar', bound: null, constraints: [], default: null}
      : null;
  }
  const callee = calleeOf(target, context.names) ?? '';
  const kind = /^typing(?:_extensions)?\.(\w+)$/.exec(callee)?.[1] ?? '';
  const known = KINDS[kind];
  return known ? declared(name, known, target, context) : null;
}

/** The type in an argument, which may be quoted. */
function typeIn({expression, shape}: RawArgument): RawExpression {
  return shape.kind === 'string' ? toExpression(shape.text, true) : expression;
}

function declared(
  name: string,
  kind: TypeParameter['kind'],
  definition: Definition,
  {names}: Context,
): TypeParameter {
  const scope = scopeOf(definition);
  const [, ...passed] = callBehind(definition)?.arguments ?? [];
  const named = (wanted: string): Expression | null => {
    const found = passed.find((one) => one.name === wanted);
    return found ? names.expression(typeIn(found), scope) : null;
  };
  return {
    name,
    kind,
    bound: named('bound'),
    constraints: passed
      .filter((one) => one.name === null)
      .map((one) => names.expression(typeIn(one), scope)),
    default: named('default'),
  };
}
