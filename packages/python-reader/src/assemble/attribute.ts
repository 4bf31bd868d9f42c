import type {
  AttributeMember,
  Flag,
  Member,
  MemberBase,
  PropertyMember,
} from '../model';
import {calleeOf, callBehind} from '../resolve/functional';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import type {ParsedAttribute} from '../syntax/parsed-module';
import {headOf, type RawExpression} from '../syntax/raw-expression';
import {baseOf} from './base';
import {annotation, value, type Context} from './context';
import {isEnumMember} from './enum';
import {isTypeExpression} from './type-alias';

/** Wrappers that say something about the attribute, not about its type. */
const QUALIFIERS: Record<string, Flag> = {
  Final: 'final',
  ClassVar: 'classVar',
  Required: 'required',
  NotRequired: 'notRequired',
  ReadOnly: 'readOnly',
  InitVar: 'initVar',
};

const TYPE_VARIABLES =
  /^typing(?:_extensions)?\.(?:TypeVar|ParamSpec|TypeVarTuple|NewType)$/;

/** Makes the member of an assignment or declaration. */
export function buildAttribute(
  definition: Definition,
  parsed: ParsedAttribute,
  context: Context,
): Member {
  const base = baseOf(definition, context);
  const {type, flags} = unqualify(parsed.type, definition, context);
  const property = propertyCall(base, definition, context);
  if (property) {
    return property;
  }
  if (flags.includes('typeAlias') || isAlias(parsed, definition, context)) {
    return Object.assign(base, {
      kind: 'typeAlias' as const,
      value: value(parsed.value, definition, context) ?? [],
      typeParameters: [],
    });
  }
  const callee = calleeOf(definition, context.names) ?? '';
  return Object.assign(base, {
    kind: kindOf(definition, flags, context),
    flags: [
      ...base.flags,
      ...flags.filter((flag) => flag !== 'typeAlias'),
      ...(parsed.isInstance ? (['instance'] as const) : []),
      ...(TYPE_VARIABLES.test(callee) ? (['typeVariable'] as const) : []),
    ],
    type: annotation(
      type,
      definition,
      scopeOf(definition),
      parsed.line,
      context,
    ),
    value: value(shownValue(definition, parsed), definition, context),
  });
}

function isAlias(
  parsed: ParsedAttribute,
  definition: Definition,
  context: Context,
): boolean {
  return (
    parsed.type === null &&
    parsed.value !== null &&
    !parsed.isInstance &&
    isTypeExpression(parsed.value, definition, context)
  );
}

/** A stub says `X: int`, the source beside it what X is. */
function shownValue(
  {source}: Definition,
  parsed: ParsedAttribute,
): RawExpression | null {
  const isElided = parsed.value?.length === 1 && parsed.value[0] === '...';
  const behind =
    source?.parsed.kind === 'attribute' ? source.parsed.value : null;
  return isElided ? behind : (parsed.value ?? behind);
}

function kindOf(
  definition: Definition,
  flags: (Flag | 'typeAlias')[],
  context: Context,
): AttributeMember['kind'] {
  if (isEnumMember(definition, context)) {
    return 'enumMember';
  }
  const isUpper = /^_*[A-Z][A-Z\d_]+$/.test(definition.name);
  const isAssignedLater =
    definition.parsed.kind === 'attribute' && definition.parsed.isInstance;
  const isConstant = flags.includes('final') || (isUpper && !isAssignedLater);
  return isConstant ? 'constant' : 'attribute';
}

/** Takes `Final[…]`, `ClassVar[…]` and the like off a type. */
export function unqualify(
  raw: RawExpression | null,
  definition: Definition,
  context: Context,
): {type: RawExpression | null; flags: (Flag | 'typeAlias')[]} {
  const flags: (Flag | 'typeAlias')[] = [];
  let type = raw;
  while (type) {
    const head = headOf(type);
    const target = head
      ? context.names.name(head, scopeOf(definition)).target
      : null;
    const name = /^(?:typing|typing_extensions|dataclasses)\.(\w+)$/.exec(
      target ?? '',
    )?.[1];
    const flag = name === 'TypeAlias' ? name : QUALIFIERS[name ?? ''];
    if (flag === undefined) {
      break;
    }
    flags.push(flag === 'TypeAlias' ? 'typeAlias' : flag);
    type = inner(type);
  }
  return {type, flags};
}

/** What is between the brackets of `Name[…]`, null without any. */
function inner(type: RawExpression): RawExpression | null {
  const [, ...rest] = type;
  const first = rest[0];
  const last = rest.at(-1);
  if (
    typeof first !== 'string' ||
    typeof last !== 'string' ||
    !first.startsWith('[') ||
    !last.endsWith(']')
  ) {
    return null;
  }
  const opened = [first.slice(1), ...rest.slice(1)];
  const end = opened.at(-1);
  return [
    ...opened.slice(0, -1),
    ...(typeof end === 'string' ? [end.slice(0, -1)] : []),
  ].filter((piece) => piece !== '');
}

/** `x = property(get_x, set_x)` is a property like a decorated one. */
function propertyCall(
  base: MemberBase,
  definition: Definition,
  context: Context,
): PropertyMember | null {
  const isProperty =
    definition.owner !== null &&
    calleeOf(definition, context.names) === 'builtins.property';
  if (!isProperty) {
    return null;
  }
  const passed = callBehind(definition)?.arguments ?? [];
  const accessor = (name: string, position: number): Definition | null => {
    const argument =
      passed.find((one) => one.name === name) ??
      (passed[position]?.name === null ? passed[position] : undefined);
    const path = argument ? headOf(argument.expression) : null;
    return path === null ? null : (definition.owner?.members.get(path) ?? null);
  };
  const getter = accessor('fget', 0);
  const setter = accessor('fset', 1);
  const signature =
    getter?.parsed.kind === 'function' ? getter.parsed.signature : null;
  const facts: [Flag, boolean][] = [
    ['property', true],
    ['setter', setter !== null],
    ['deleter', accessor('fdel', 2) !== null],
  ];
  return Object.assign(base, {
    kind: 'property' as const,
    docstring:
      base.docstring ?? (getter ? baseOf(getter, context).docstring : null),
    flags: [
      ...base.flags,
      ...facts.filter(([, holds]) => holds).map(([flag]) => flag),
    ],
    type: value(signature?.returns ?? null, definition, context),
    setterType: null,
  });
}
