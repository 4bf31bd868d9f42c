import type {Expression, Parameter} from '../model';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import type {RawArgument, RawCall} from '../syntax/parsed-module';
import {
  headOf,
  nameOf,
  textOf,
  type RawExpression,
} from '../syntax/raw-expression';
import {unqualify} from './attribute';
import type {Context} from './context';

/** What makes a class a dataclass, or a class like one. */
export interface Dataclass {
  hasInit: boolean;
  isKeywordOnly: boolean;
  isFrozen: boolean;
  /** Fields may lack an annotation and lose leading underscores. */
  isAttrs: boolean;
}

const DATACLASS = /^(?:dataclasses|pydantic\.dataclasses|pydantic)\.dataclass$/;
const ATTRS =
  /^attrs?\.(?:s|attrs|attributes|dataclass|define|frozen|mutable)$/;
const FIELD =
  /^(?:dataclasses\.field|pydantic\.(?:fields\.)?Field|attrs?\.(?:ib|attrib|attr|field))$/;
const TRANSFORM = /^typing(?:_extensions)?\.dataclass_transform$/;
const MODELS = new Set(['pydantic.BaseModel', 'pydantic.main.BaseModel']);

/** How a class is a dataclass, null if it is none. */
export function dataclassOf(
  definition: Definition,
  context: Context,
): Dataclass | null {
  const known = context.dataclasses.get(definition);
  if (known !== undefined) {
    return known;
  }
  const dataclass = findDataclass(definition, context);
  context.dataclasses.set(definition, dataclass);
  return dataclass;
}

function findDataclass(
  definition: Definition,
  context: Context,
): Dataclass | null {
  const {parsed} = definition;
  if (parsed.kind !== 'class') {
    return null;
  }
  const scope = scopeOf(definition);
  for (const {name, call} of parsed.decorators) {
    const target = name === '' ? null : context.names.target(name, scope);
    const path = target && 'path' in target ? target.path : '';
    const isAttrs = ATTRS.test(path);
    const transform =
      target?.kind === 'definition' ? transformOf(target, context) : null;
    if (DATACLASS.test(path) || isAttrs || transform) {
      return {
        hasInit: flagOf(call, 'init') ?? true,
        isKeywordOnly:
          flagOf(call, 'kw_only') ??
          flagOf(transform, 'kw_only_default') ??
          false,
        isFrozen: flagOf(call, 'frozen') ?? path.endsWith('.frozen'),
        isAttrs,
      };
    }
  }
  return transformedByBase(definition, context);
}

/** `@dataclass_transform` on a base class or on its metaclass. */
function transformedByBase(
  definition: Definition,
  context: Context,
): Dataclass | null {
  const {parsed} = definition;
  const own = parsed.kind === 'class' ? parsed.keywords : [];
  const option = (name: string): boolean | null => {
    const found = own.find((keyword) => keyword.name === name);
    return found ? textOf(found.value) === 'True' : null;
  };
  for (const {path, definition: base} of context.hierarchy.mro(definition)) {
    const transform = base
      ? (transformOf(base, context) ?? metaTransform(base, context))
      : null;
    if (transform || MODELS.has(path)) {
      return {
        hasInit: option('init') ?? true,
        isKeywordOnly:
          option('kw_only') ??
          flagOf(transform, 'kw_only_default') ??
          MODELS.has(path),
        isFrozen: option('frozen') ?? false,
        isAttrs: false,
      };
    }
  }
  return null;
}

function metaTransform(base: Definition, context: Context): RawCall | null {
  const {parsed} = base;
  const keyword =
    parsed.kind === 'class'
      ? parsed.keywords.find(({name}) => name === 'metaclass')
      : undefined;
  const name = keyword ? nameOf(keyword.value) : null;
  const target = name ? context.names.target(name, scopeOf(base)) : null;
  return target?.kind === 'definition' ? transformOf(target, context) : null;
}

function transformOf(definition: Definition, {names}: Context): RawCall | null {
  if (definition.parsed.decorators.length === 0) {
    return null;
  }
  const scope = scopeOf(definition);
  const found = definition.parsed.decorators.find(
    ({name}) =>
      name !== '' && TRANSFORM.test(names.name(name, scope).target ?? ''),
  );
  return found ? (found.call ?? {name: found.name, arguments: []}) : null;
}

function flagOf(call: RawCall | null, name: string): boolean | null {
  const text = call ? argument(call, name)?.expression : undefined;
  return text ? textOf(text) === 'True' : null;
}

function argument(call: RawCall, name: string): RawArgument | undefined {
  return call.arguments.find((one) => one.name === name);
}

interface Field {
  name: string;
  parameter: Parameter | null;
}

/** The parameters that the constructor of a dataclass gets, bases first. */
export function dataclassParameters(
  definition: Definition,
  context: Context,
): Parameter[] {
  const fields = new Map<string, Field>();
  const classes = [
    ...context.hierarchy
      .mro(definition)
      .flatMap(({definition: base}) => (base ? [base] : []))
      .reverse(),
    definition,
  ];
  for (const owner of classes) {
    const dataclass = dataclassOf(owner, context);
    for (const field of dataclass ? fieldsOf(owner, dataclass, context) : []) {
      fields.set(field.name, field);
    }
  }
  const parameters = [...fields.values()].flatMap(({parameter}) =>
    parameter ? [parameter] : [],
  );
  return [
    ...parameters.filter(({kind}) => kind !== 'keywordOnly'),
    ...parameters.filter(({kind}) => kind === 'keywordOnly'),
  ];
}

/** Names of the attributes that a class declares as its fields. */
export function fieldNames(definition: Definition, context: Context): string[] {
  const dataclass = dataclassOf(definition, context);
  return dataclass
    ? fieldsOf(definition, dataclass, context).map(({name}) => name)
    : [];
}

function fieldsOf(
  owner: Definition,
  dataclass: Dataclass,
  context: Context,
): Field[] {
  const fields: Field[] = [];
  let isKeywordOnly = dataclass.isKeywordOnly;
  for (const member of owner.members.values()) {
    const {parsed} = member;
    if (parsed.kind === 'attribute' && !parsed.isInstance) {
      const {type, flags} = unqualify(parsed.type, member, context);
      const call = fieldCall(member, context);
      const isDeclared =
        parsed.type !== null || (dataclass.isAttrs && call !== null);
      if (isKeywordOnlyMark(parsed.type, member, context)) {
        isKeywordOnly = true;
      } else if (isDeclared && !flags.includes('classVar')) {
        const kind = (call && flagOf(call, 'kw_only')) ?? isKeywordOnly;
        fields.push({
          name: member.name,
          parameter:
            (call && flagOf(call, 'init')) === false
              ? null
              : {
                  name: dataclass.isAttrs
                    ? member.name.replace(/^_+/, '')
                    : (aliasName(call) ?? member.name),
                  kind: kind ? 'keywordOnly' : 'positionalOrKeyword',
                  annotation: type
                    ? context.names.expression(type, scopeOf(member))
                    : null,
                  default: defaultOf(parsed.value, call, member, context),
                  line: parsed.line,
                },
        });
      }
    }
  }
  return fields;
}

function aliasName(call: RawCall | null): string | null {
  const alias = call ? argument(call, 'alias')?.shape : undefined;
  return alias?.kind === 'string' ? alias.text : null;
}

function isKeywordOnlyMark(
  type: RawExpression | null,
  member: Definition,
  {names}: Context,
): boolean {
  const name = type ? nameOf(type) : null;
  return (
    name !== null &&
    names.name(name, scopeOf(member)).target === 'dataclasses.KW_ONLY'
  );
}

function fieldCall(member: Definition, {names}: Context): RawCall | null {
  const {parsed} = member;
  const call =
    parsed.kind === 'attribute' && parsed.shape?.kind === 'call'
      ? parsed.shape.call
      : null;
  const target = call?.name
    ? names.name(call.name, scopeOf(member)).target
    : null;
  const isField =
    FIELD.test(target ?? '') ||
    /(?:^|\.)(?:field|mapped_column)$/.test(call?.name ?? '');
  return isField ? call : null;
}

/** The default as the caller sees it: `field(default_factory=list)` is `[]`. */
function defaultOf(
  value: RawExpression | null,
  call: RawCall | null,
  member: Definition,
  {names}: Context,
): Expression | null {
  const scope = scopeOf(member);
  if (!call) {
    return value ? names.expression(value, scope) : null;
  }
  const positional = /\.?(?:Field|ib|attrib)$/.test(call.name)
    ? call.arguments.find(({name}) => name === null)
    : undefined;
  const given = argument(call, 'default') ?? positional;
  if (given) {
    const isRequired =
      textOf(given.expression) === '...' && /Field$/.test(call.name);
    return isRequired ? null : names.expression(given.expression, scope);
  }
  const factory =
    argument(call, 'default_factory') ?? argument(call, 'factory');
  return factory ? names.expression(callOf(factory.expression), scope) : null;
}

function callOf(factory: RawExpression): RawExpression {
  const [first, ...rest] = factory;
  if (typeof first === 'string' && first.startsWith('lambda: ')) {
    return [first.slice('lambda: '.length), ...rest].filter(
      (one) => one !== '',
    );
  }
  const literal: Record<string, string> = {list: '[]', dict: '{}', tuple: '()'};
  const known = literal[nameOf(factory) ?? ''];
  if (known !== undefined) {
    return [known];
  }
  return headOf(factory) === null ? ['...'] : [...factory, '()'];
}
