import type {
  AttributeMember,
  Docstring,
  Flag,
  Member,
  MemberBase,
  PropertyMember,
} from '../model';
import {calleeOf, callBehind, isTypeVariable} from '../resolve/functional';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import type {ParsedAttribute, RawArgument} from '../syntax/parsed-module';
import {toExpression} from '../syntax/expression';
import {headOf, textOf, type RawExpression} from '../syntax/raw-expression';
import {baseOf} from './base';
import {
  annotation,
  isSetOnInstances,
  scopeOfValue,
  value,
  type Context,
} from './context';
import {docstringFrom} from './docstring';
import {isEnum, isEnumMember} from './enum';
import {unqualify} from './qualifiers';
import {fieldCalls, fieldDefault, fieldDescription} from './records/field';
import {recordOf} from './records/record';
import {isTypeExpression} from './type-alias';

const LITERAL = /^typing(?:_extensions)?\.Literal$/;

/** Builds the member for an assignment or declaration. */
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
      value:
        value(aliasedType(parsed, definition, context), definition, context) ??
        [],
      typeParameters: [],
    });
  }
  return Object.assign(base, {
    kind: kindOf(definition, flags, context),
    flags: [
      ...base.flags,
      ...flags.filter((flag) => flag !== 'typeAlias'),
      ...(isSetOnInstances(definition) ? (['instance'] as const) : []),
      ...(isTypeVariable(definition, context.names)
        ? (['typeVariable'] as const)
        : []),
    ],
    type: annotation(
      type,
      definition,
      scopeOf(definition),
      parsed.line,
      context,
    ),
    ...describeField(definition, parsed, base, context),
  });
}

/** The value and the docstring; fields state both in calls such as `Field(…)`. */
function describeField(
  definition: Definition,
  parsed: ParsedAttribute,
  {docstring}: MemberBase,
  context: Context,
): Pick<AttributeMember, 'value' | 'docstring'> {
  const {owner, file} = definition;
  const record = owner ? recordOf(owner, context) : null;
  const calls = fieldCalls(definition, context);
  const isPlain = calls.value === null && calls.metadata.length === 0;
  if (!record || isPlain) {
    const shown = shownValue(definition, parsed);
    return {docstring, value: value(shown, definition, context)};
  }
  const text = docstring ? null : fieldDescription(calls);
  const {line, endLine} = parsed;
  return {
    value: fieldDefault(parsed.value, calls, definition, context),
    docstring:
      text === null
        ? docstring
        : docstringFrom(
            {text, lines: text.split('\n').map(() => line), line, endLine},
            file,
            scopeOf(definition),
            context,
          ),
  };
}

/**
 * The type that an alias stands for. Names in it that are defined further down
 * are quoted: `Json: TypeAlias = "dict[str, Json]"`, `Key = Union[int, "Case"]`.
 */
function aliasedType(
  {value: raw, shape}: ParsedAttribute,
  definition: Definition,
  context: Context,
): RawExpression | null {
  if (shape?.kind === 'string') {
    return toExpression(shape.text, true);
  }
  if (!raw?.some((piece) => typeof piece === 'string' && /["']/.test(piece))) {
    return raw;
  }
  const scope = scopeOfValue(definition);
  const holdsText = (name: string) => {
    const target = context.names.target(name, scope);
    return target?.kind === 'definition'
      ? isEnum(target, context)
      : target?.kind === 'external' && LITERAL.test(target.path);
  };
  const literals = raw.flatMap((piece) =>
    typeof piece === 'object' && holdsText(piece.name)
      ? [piece.name.split('.').at(-1) ?? '']
      : [],
  );
  return toExpression(textOf(raw), true, new Set(['Literal', ...literals]));
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

/** The value, taken from the source where the stub only says `X: int`. */
function shownValue(
  {source, file}: Definition,
  parsed: ParsedAttribute,
): RawExpression | null {
  const isElided =
    file.endsWith('.pyi') &&
    parsed.value?.length === 1 &&
    parsed.value[0] === '...';
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

/** The docstring in `property(get_x, doc='…')`. */
function docArgument(
  definition: Definition,
  passed: readonly RawArgument[],
  context: Context,
): Docstring | null {
  const {line, endLine} = definition.parsed;
  const shape = (passed.find(({name}) => name === 'doc') ?? passed[3])?.shape;
  return shape?.kind === 'string'
    ? docstringFrom(
        {
          text: shape.text,
          lines: shape.text.split('\n').map(() => line),
          line,
          endLine,
        },
        definition.file,
        scopeOf(definition),
        context,
      )
    : null;
}

/** Builds a property from `x = property(get_x, set_x)`. */
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
      base.docstring ??
      docArgument(definition, passed, context) ??
      (getter ? baseOf(getter, context).docstring : null),
    flags: [
      ...base.flags,
      ...facts.filter(([, holds]) => holds).map(([flag]) => flag),
    ],
    type: signature?.returns
      ? context.names.expression(signature.returns, scopeOf(definition))
      : null,
    setterType: null,
  });
}
