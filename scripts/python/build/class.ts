import type {ClassMember, Flag, Member, TypeParameter} from '../model';
import {baseOfCall, functionalBase} from '../resolve/functional';
import {scopeOf, scopeOfClass} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import {baseOf, isDecorated} from './base';
import {annotation, value, type Context} from './context';
import {dataclassOf} from './dataclass';
import {FLAG_BASES, isEnum} from './enum';
import {buildTypeParameters} from './function';
import {functionalMembers} from './functional-members';
import {genericParameters} from './generics';

const PROTOCOLS = ['typing.Protocol', 'typing_extensions.Protocol'];
const TYPED_DICTS = ['typing.TypedDict', 'typing_extensions.TypedDict'];
const NAMED_TUPLES = ['typing.NamedTuple', 'typing_extensions.NamedTuple'];
const EXCEPTIONS = ['builtins.BaseException', 'builtins.Exception'];
const ABSTRACT = ['abc.ABC'];

/** Makes the member of a class, by statement or by a call. */
export function buildClass(
  definition: Definition,
  buildMember: (definition: Definition) => Member,
  context: Context,
): ClassMember {
  const {draft} = definition;
  const base = baseOf(definition, context);
  const isStatement = draft.kind === 'class';
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
      ? draft.bases.map(
          (raw) =>
            annotation(
              raw,
              definition,
              scopeOfClass(definition),
              draft.line,
              context,
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
      ? draft.keywords.map(({name, value: raw}) => ({
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

/** A call makes the class, or one of its bases. */
function isMade(definition: Definition, {names}: Context): boolean {
  const {draft} = definition;
  return draft.kind === 'class'
    ? draft.baseCalls.some(
        (call) => baseOfCall(call, definition, names) !== null,
      )
    : true;
}

function typeParametersOf(
  definition: Definition,
  context: Context,
): TypeParameter[] {
  const {draft} = definition;
  if (draft.kind !== 'class') {
    return [];
  }
  return draft.typeParameters.length > 0
    ? buildTypeParameters(
        draft.typeParameters,
        scopeOfClass(definition),
        context,
      )
    : genericParameters(draft.bases, scopeOf(definition), context);
}

function classFlags(
  definition: Definition,
  decorators: ClassMember['decorators'],
  members: Member[],
  context: Context,
): Flag[] {
  const {hierarchy} = context;
  const paths = new Set(hierarchy.mro(definition).map(({path}) => path));
  const bases = new Set(hierarchy.bases(definition).map(({path}) => path));
  const dataclass = dataclassOf(definition, context);
  const facts: [Flag, boolean][] = [
    [
      'abstract',
      isAbstract(
        definition,
        members,
        ABSTRACT.some((path) => bases.has(path)),
        context,
      ),
    ],
    ['final', isDecorated(decorators, /^typing(?:_extensions)?\.final$/)],
    ['dataclass', dataclass !== null],
    ['frozen', dataclass?.isFrozen ?? false],
    ['enum', isEnum(definition, context)],
    ['flag', hierarchy.descendsFrom(definition, FLAG_BASES)],
    ['protocol', PROTOCOLS.some((path) => bases.has(path))],
    ['runtimeCheckable', isDecorated(decorators, /\.runtime_checkable$/)],
    ['typeddict', TYPED_DICTS.some((path) => paths.has(path))],
    ['namedtuple', NAMED_TUPLES.some((path) => paths.has(path))],
    [
      'exception',
      EXCEPTIONS.some((path) => paths.has(path)) ||
        hasExceptionName(definition, context),
    ],
  ];
  return facts.filter(([, holds]) => holds).map(([flag]) => flag);
}

/** Some abstract method, its own or a base's, has no implementation yet. */
function isAbstract(
  definition: Definition,
  members: Member[],
  isMarked: boolean,
  {hierarchy}: Context,
): boolean {
  const seen = new Set(members.map(({name}) => name));
  const isOwn = members.some(({flags}) => flags.includes('abstract'));
  const isInherited = hierarchy.mro(definition).some(({definition: base}) =>
    [...(base?.members.values() ?? [])].some(({name, draft}) => {
      const isFirst = !seen.has(name) && seen.add(name);
      return (
        isFirst &&
        draft.decorators.some((one) =>
          /(?:^|\.)abstract\w*(?:method|property)$/.test(one.name),
        )
      );
    }),
  );
  return isOwn || isInherited || isMarked;
}

/** Built-in exceptions, and bases outside this read that are named so. */
function hasExceptionName(
  definition: Definition,
  {hierarchy}: Context,
): boolean {
  return hierarchy
    .mro(definition)
    .some(
      ({path, definition: base}) =>
        base === null &&
        /(?:Error|Exception|Warning|Interrupt|Exit)$/.test(path),
    );
}
