import type {Expression} from '../../model';
import {scopeOf} from '../../resolve/hierarchy';
import type {Definition} from '../../resolve/symbols';
import type {RawCall} from '../../syntax/parsed-module';
import {headOf, textOf, type RawExpression} from '../../syntax/raw-expression';
import type {Context} from '../context';
import {argumentOf, stringOf} from './calls';
import {isFieldCall} from './libraries';

/** Arguments that restrict the values of a field. */
const LIMITS = new Set(
  (
    'gt ge lt le multiple_of min_length max_length pattern regex max_digits ' +
    'decimal_places min_items max_items discriminator'
  ).split(' '),
);

/** The calls that describe a field, as its value and in `Annotated`. */
export interface FieldCalls {
  value: RawCall | null;
  metadata: RawCall[];
}

/** The calls that describe an attribute, which may be a field. */
export function fieldCalls(member: Definition, context: Context): FieldCalls {
  const {parsed} = member;
  if (parsed.kind !== 'attribute') {
    return {value: null, metadata: []};
  }
  const call = parsed.shape?.kind === 'call' ? parsed.shape.call : null;
  return {
    value: call && describesField(call, member, context) ? call : null,
    metadata: parsed.metadata,
  };
}

function describesField(
  call: RawCall,
  member: Definition,
  {names}: Context,
): boolean {
  const target = call.name
    ? names.name(call.name, scopeOf(member)).target
    : null;
  return isFieldCall(target, call.name);
}

/** All calls, starting with the value. */
function callsOf({value, metadata}: FieldCalls): RawCall[] {
  return [...(value ? [value] : []), ...metadata];
}

/** The first string that a call passes by one of these names. */
export function fieldText(
  calls: FieldCalls,
  ...names: string[]
): string | null {
  for (const call of callsOf(calls)) {
    for (const name of names) {
      const text = stringOf(call, name) ?? firstChoice(call, name);
      if (text !== null) {
        return text;
      }
    }
  }
  return null;
}

/** The first name in `validation_alias=AliasChoices('a', 'b')`. */
function firstChoice(call: RawCall, name: string): string | null {
  const shape = argumentOf(call, name)?.shape;
  const choice =
    shape?.kind === 'call' && /(?:^|\.)AliasChoices$/.test(shape.call.name)
      ? shape.call.arguments[0]?.shape
      : undefined;
  return choice?.kind === 'string' ? choice.text : null;
}

/**
 * The description of a field in `Field(description=…)` or `Doc('…')`, and the
 * limits of its values.
 *
 * @returns Markdown, null if there is neither
 */
export function fieldDescription(calls: FieldCalls): string | null {
  const doc = calls.metadata.find(({name}) => /(?:^|\.)Doc$/.test(name))
    ?.arguments[0]?.shape;
  const text =
    fieldText(calls, 'description', 'doc') ??
    (doc?.kind === 'string' ? doc.text : null);
  const limits = callsOf(calls)
    .flatMap((call) => call.arguments)
    .filter(({name}) => name !== null && LIMITS.has(name))
    .map(({name, expression}) => `\`${name}=${textOf(expression)}\``);
  const alias = fieldText(calls, 'alias', 'validation_alias');
  const parts = [
    text,
    limits.length > 0 ? `Constraints: ${limits.join(', ')}.` : null,
    alias === null ? null : `Alias: \`${alias}\`.`,
  ].filter((part) => part !== null && part !== '');
  return parts.length > 0 ? parts.join('\n\n') : null;
}

/**
 * The default as callers see it: `[]` for `field(default_factory=list)`.
 *
 * @returns null if a value is required
 */
export function fieldDefault(
  value: RawExpression | null,
  calls: FieldCalls,
  member: Definition,
  {names}: Context,
): Expression | null {
  const scope = scopeOf(member);
  if (value && !calls.value) {
    return textOf(value) === '...' ? null : names.expression(value, scope);
  }
  for (const call of callsOf(calls)) {
    const positional = /(?:^|\.)(?:Field|ib|attrib|PrivateAttr)$/.test(
      call.name,
    )
      ? call.arguments.find(({name}) => name === null)
      : undefined;
    const given = argumentOf(call, 'default') ?? positional;
    if (given) {
      const {expression, shape} = given;
      // `attr.ib(default=attr.Factory(list))`
      const made =
        shape.kind === 'call' && /(?:^|\.)Factory$/.test(shape.call.name)
          ? shape.call.arguments[0]?.expression
          : undefined;
      const isRequired = textOf(expression) === '...';
      return isRequired
        ? null
        : names.expression(made ? callOf(made) : expression, scope);
    }
    const factory =
      argumentOf(call, 'default_factory') ?? argumentOf(call, 'factory');
    if (factory) {
      return names.expression(callOf(factory.expression), scope);
    }
  }
  // Relationships to other rows are never required.
  return /(?:^|\.)Relationship$/.test(calls.value?.name ?? '')
    ? [{kind: 'text', text: '...'}]
    : null;
}

/** What built-in types return when they are called without arguments. */
const EMPTY: Readonly<Record<string, string>> = {
  list: '[]',
  dict: '{}',
  tuple: '()',
};

/**
 * A built-in type, alone or with parameters: `dict`, `dict[str, list[int]]`.
 * After a closing bracket, only more parameters may follow.
 */
const BUILT_IN = /^(list|dict|tuple)(?:\[(?:[^\]]|\](?=\s*(?:[\],|]|$)))*\])?$/;

function callOf(factory: RawExpression): RawExpression {
  const [first, ...rest] = factory;
  if (typeof first === 'string' && first.startsWith('lambda: ')) {
    return [first.slice('lambda: '.length), ...rest].filter(
      (one) => one !== '',
    );
  }
  const known = BUILT_IN.exec(textOf(factory))?.[1];
  if (known !== undefined) {
    return [EMPTY[known] ?? '...'];
  }
  return headOf(factory) === null ? ['...'] : [...factory, '()'];
}
