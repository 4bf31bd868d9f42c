import type {
  Decorator,
  Flag,
  FunctionMember,
  Parameter,
  PropertyMember,
  Signature,
  TypeParameter,
} from '../model';
import {scopeOf} from '../resolve/hierarchy';
import type {Scope} from '../resolve/names';
import type {Definition} from '../resolve/symbols';
import type {
  ParsedFunction,
  RawParameter,
  RawSignature,
  RawTypeParameter,
} from '../syntax/parsed-module';
import {textOf} from '../syntax/raw-expression';
import {baseOf, decoratorsOf, deprecationOf, isDecorated} from './base';
import {annotation, type Context} from './context';
import {docstringFrom} from './docstring';

const PROPERTY = /property$|\.getter$|DynamicClassAttribute$|computed_field$/i;
const ABSTRACT = /(?:^|\.)abstract\w*(?:method|property)$/;
const FINAL = /^typing(?:_extensions)?\.final$/;
const OVERRIDE = /^typing(?:_extensions)?\.override$/;

const FUNCTION_FLAGS: [Flag, RegExp][] = [
  ['static', /^builtins\.staticmethod$|abstractstaticmethod$/],
  ['classmethod', /^builtins\.classmethod$|abstractclassmethod$/],
  ['abstract', ABSTRACT],
  ['final', FINAL],
  ['override', OVERRIDE],
];

const PROPERTY_FLAGS: [Flag, RegExp][] = [
  ['cached', /cached_?property$/i],
  ['computed', /^pydantic(?:\.\w+)?\.computed_field$/],
  ['abstract', ABSTRACT],
  ['classmethod', /^builtins\.classmethod$/],
  ['final', FINAL],
  ['override', OVERRIDE],
];

const IMPLICIT_CLASS_METHODS = ['__init_subclass__', '__class_getitem__'];

/** Builds the member for a `def`: a function, a method or a property. */
export function buildFunction(
  definition: Definition,
  parsed: ParsedFunction,
  context: Context,
): FunctionMember | PropertyMember {
  const base = baseOf(definition, context);
  const isAccessor = parsed.setter !== null || parsed.hasDeleter;
  const isProperty = isDecorated(base.decorators, PROPERTY);
  if (definition.owner && (isProperty || isAccessor)) {
    return buildProperty(base, definition, parsed, context);
  }
  return Object.assign(base, {
    kind: definition.owner ? ('method' as const) : ('function' as const),
    flags: [
      ...base.flags,
      ...functionFlags(definition, parsed, base.decorators),
    ],
    signature: parsed.signature
      ? buildSignature(parsed.signature, parsed, definition, context)
      : null,
    overloads: parsed.overloads.map((overload) =>
      buildSignature(overload, parsed, definition, context),
    ),
  });
}

function sourceSignature({source}: Definition): RawSignature | null {
  return source?.parsed.kind === 'function' ? source.parsed.signature : null;
}

function functionFlags(
  {name, owner}: Definition,
  parsed: ParsedFunction,
  decorators: FunctionMember['decorators'],
): Flag[] {
  const first = parsed.signature ?? parsed.overloads[0];
  const decorated = decoratedFlags(decorators, FUNCTION_FLAGS);
  const isClassMethod = owner !== null && IMPLICIT_CLASS_METHODS.includes(name);
  return [
    ...(first?.isAsync ? (['async'] as const) : []),
    ...decorated,
    ...(isClassMethod && !decorated.includes('classmethod')
      ? (['classmethod'] as const)
      : []),
    ...(parsed.overloads.length > 0 ? (['overload'] as const) : []),
  ];
}

/** The flags that the decorators stand for. */
function decoratedFlags(
  decorators: Decorator[],
  table: [Flag, RegExp][],
): Flag[] {
  return decorators.length === 0
    ? []
    : table
        .filter(([, fits]) => isDecorated(decorators, fits))
        .map(([flag]) => flag);
}

function buildProperty(
  base: ReturnType<typeof baseOf>,
  definition: Definition,
  parsed: ParsedFunction,
  context: Context,
): PropertyMember {
  const scope = functionScope(
    definition,
    parsed.signature?.typeParameters ?? [],
  );
  const isReadable =
    parsed.setter === null || parsed.setter !== parsed.signature;
  const getter = isReadable ? (parsed.signature ?? parsed.overloads[0]) : null;
  const behind = sourceSignature(definition)?.returns ?? null;
  const taken = parsed.setter?.parameters[1];
  const accessors: [Flag, boolean][] = [
    ['property', true],
    ['setter', parsed.setter !== null],
    ['deleter', parsed.hasDeleter],
  ];
  return Object.assign(base, {
    kind: 'property' as const,
    flags: [
      ...base.flags,
      ...accessors.filter(([, holds]) => holds).map(([flag]) => flag),
      ...decoratedFlags(base.decorators, PROPERTY_FLAGS),
    ],
    type: annotation(
      getter?.returns ?? behind,
      definition,
      scope,
      getter?.line ?? parsed.line,
      context,
    ),
    setterType: annotation(
      taken?.annotation ?? null,
      definition,
      scope,
      taken?.line ?? parsed.line,
      context,
    ),
  });
}

function functionScope(definition: Definition, own: RawTypeParameter[]): Scope {
  const scope = scopeOf(definition);
  const names = own.map(({name}) => name);
  return names.length === 0
    ? scope
    : {...scope, typeParameters: [...scope.typeParameters, ...names]};
}

/** Resolves a signature, which is the implementation's or that of an overload. */
export function buildSignature(
  raw: RawSignature,
  {signature}: ParsedFunction,
  definition: Definition,
  context: Context,
): Signature {
  const scope = functionScope(definition, raw.typeParameters);
  const behind = sourceSignature(definition);
  const implementation = behind ?? signature;
  const shown = behind ?? raw;
  const file =
    behind && definition.source ? definition.source.file : definition.file;
  return {
    parameters: raw.parameters.map((parameter) =>
      buildParameter(parameter, implementation, definition, scope, context),
    ),
    returns: annotation(raw.returns, definition, scope, raw.line, context),
    typeParameters: buildTypeParameters(raw.typeParameters, scope, context),
    isAsync: raw.isAsync,
    location: {file, line: shown.line, endLine: shown.endLine},
    docstring: raw.docstring
      ? docstringFrom(raw.docstring, definition.file, scope, context)
      : null,
    deprecated: deprecationOf(
      raw.decorators,
      decoratorsOf(raw.decorators, definition, context),
    ),
  };
}

/**
 * Resolves a parameter.
 *
 * @param implementation has the default that stubs and overloads replace by `...`
 */
function buildParameter(
  raw: RawParameter,
  implementation: RawSignature | null,
  definition: Definition,
  scope: Scope,
  context: Context,
): Parameter {
  const implemented = implementation?.parameters.find(
    ({name}) => name === raw.name,
  );
  const isElided = raw.default !== null && textOf(raw.default) === '...';
  const known = (isElided ? implemented?.default : null) ?? raw.default;
  return {
    name: raw.name,
    kind: raw.kind,
    annotation: annotation(
      raw.annotation,
      definition,
      scope,
      raw.line,
      context,
    ),
    default: known
      ? context.names.expression(known, {...scope, evaluated: definition})
      : null,
    file: definition.file,
    line: raw.line,
  };
}

export function buildTypeParameters(
  raw: RawTypeParameter[],
  scope: Scope,
  {names}: Context,
): TypeParameter[] {
  return raw.map((parameter) => ({
    name: parameter.name,
    kind: parameter.kind,
    bound: parameter.bound ? names.expression(parameter.bound, scope) : null,
    constraints: parameter.constraints.map((one) =>
      names.expression(one, scope),
    ),
    default: parameter.default
      ? names.expression(parameter.default, scope)
      : null,
  }));
}
