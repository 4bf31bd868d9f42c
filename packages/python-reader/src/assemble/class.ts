import type {ClassMember, Flag, Member, TypeParameter} from '../model';
import {baseOfCall, functionalBase} from '../resolve/functional';
import {scopeOf, scopeOfClass, type Ancestor} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import {baseOf, isDecorated} from './base';
import {annotation, value, type Context} from './context';
import {takesKeywords} from './records/libraries';
import {recordOf} from './records/record';
import {FLAG_BASES, isEnum} from './enum';
import {buildTypeParameters} from './function';
import {functionalMembers} from './functional-members';
import {genericParameters} from './generics';

const PROTOCOLS = new Set(['typing.Protocol', 'typing_extensions.Protocol']);
const TYPED_DICTS = new Set([
  'typing.TypedDict',
  'typing_extensions.TypedDict',
]);
const NAMED_TUPLES = new Set([
  'typing.NamedTuple',
  'typing_extensions.NamedTuple',
]);
const EXCEPTIONS = new Set(['builtins.BaseException', 'builtins.Exception']);
const ABSTRACT = new Set(['abc.ABC']);

/** Builds the member for a class that a statement or a call defines. */
export function buildClass(
  definition: Definition,
  buildMember: (definition: Definition) => Member,
  context: Context,
): ClassMember {
  const {parsed} = definition;
  const base = baseOf(definition, context);
  const isStatement = parsed.kind === 'class';
  const made = isMade(definition, context)
    ? functionalMembers(definition, context)
    : [];
  const written = isStatement
    ? [...definition.members.values()].map(buildMember)
    : [];
  const members = [
    ...made.filter(({name}) => !written.some((one) => one.name === name)),
    ...written,
  ];
  const called = isStatement ? null : functionalBase(definition, context.names);
  return Object.assign(base, {
    kind: 'class',
    flags: [
      ...base.flags,
      ...classFlags(definition, base.decorators, members, context),
    ],
    bases: isStatement
      ? parsed.bases.map(
          (raw) =>
            annotation(
              raw,
              definition,
              scopeOfClass(definition),
              parsed.line,
              context,
              true,
            ) ?? [],
        )
      : [
          [
            {
              kind: 'name',
              text: called?.split('.').at(-1) ?? '',
              target: called,
              origin: 'external',
            },
          ],
        ],
    keywords: isStatement
      ? parsed.keywords.map(({name, value: raw}) => ({
          name,
          value: value(raw, definition, context) ?? [],
        }))
      : [],
    typeParameters: typeParametersOf(definition, context),
    mro: context.hierarchy
      .mro(definition)
      .map(({path, origin}) => ({path, origin})),
    subclasses: [],
    members,
    inherited: [],
    construction: null,
  } satisfies Partial<ClassMember>);
}

/** Whether a call creates the class or one of its bases. */
function isMade(definition: Definition, {names}: Context): boolean {
  const {parsed} = definition;
  return parsed.kind === 'class'
    ? parsed.baseCalls.some(
        (call) => baseOfCall(call, definition, names) !== null,
      )
    : true;
}

function typeParametersOf(
  definition: Definition,
  context: Context,
): TypeParameter[] {
  const {parsed} = definition;
  if (parsed.kind !== 'class') {
    return [];
  }
  return parsed.typeParameters.length > 0
    ? buildTypeParameters(
        parsed.typeParameters,
        scopeOfClass(definition),
        context,
      )
    : genericParameters(parsed.bases, scopeOf(definition), context);
}

function classFlags(
  definition: Definition,
  decorators: ClassMember['decorators'],
  members: Member[],
  context: Context,
): Flag[] {
  const {hierarchy} = context;
  const order = hierarchy.mro(definition);
  const bases = hierarchy.bases(definition);
  const isMarked = includesOne(bases, ABSTRACT);
  const record = recordOf(definition, context);
  const isModel = record !== null && takesKeywords(record.library);
  const isStruct = record?.library === 'msgspec';
  const facts: [Flag, boolean][] = [
    ['abstract', isMarked || isAbstract(order, members)],
    ['final', isDecorated(decorators, /^typing(?:_extensions)?\.final$/)],
    ['dataclass', record !== null && !isModel && !isStruct],
    ['model', isModel],
    ['struct', isStruct],
    ['frozen', record?.isFrozen ?? false],
    ['enum', isEnum(definition, context)],
    ['flag', includesOne(order, FLAG_BASES)],
    ['protocol', includesOne(bases, PROTOCOLS)],
    ['runtimeCheckable', isDecorated(decorators, /\.runtime_checkable$/)],
    ['typeddict', includesOne(order, TYPED_DICTS)],
    ['namedtuple', includesOne(order, NAMED_TUPLES)],
    ['exception', includesOne(order, EXCEPTIONS) || hasExceptionName(order)],
  ];
  return facts.filter(([, holds]) => holds).map(([flag]) => flag);
}

function includesOne(
  ancestors: Ancestor[],
  paths: ReadonlySet<string>,
): boolean {
  return ancestors.some(({path}) => paths.has(path));
}

const ABSTRACT_METHOD = /(?:^|\.)abstract\w*(?:method|property)$/;

/** Whether an abstract method, own or inherited, is not implemented. */
function isAbstract(order: Ancestor[], members: Member[]): boolean {
  // An abstract class inside this one says nothing about it.
  if (
    members.some(
      ({kind, flags}) => kind !== 'class' && flags.includes('abstract'),
    )
  ) {
    return true;
  }
  const missing = order.flatMap(({definition: base}, at) =>
    base ? abstractNames(base).map((name) => ({name, at})) : [],
  );
  return missing.some(
    ({name, at}) =>
      !members.some((one) => one.name === name) &&
      !order
        .slice(0, at)
        .some(({definition: nearer}) => nearer?.members.has(name)),
  );
}

function abstractNames({members}: Definition): string[] {
  const names: string[] = [];
  for (const {name, parsed} of members.values()) {
    if (
      parsed.decorators.length > 0 &&
      parsed.decorators.some((one) => ABSTRACT_METHOD.test(one.name))
    ) {
      names.push(name);
    }
  }
  return names;
}

/** Whether a base outside the package is named like an exception. */
function hasExceptionName(order: Ancestor[]): boolean {
  return order.some(
    ({path, definition}) =>
      definition === null &&
      /(?:Error|Exception|Warning|Interrupt|Exit)$/.test(path),
  );
}
