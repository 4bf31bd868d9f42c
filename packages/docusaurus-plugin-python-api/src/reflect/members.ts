import {type JSONOutput, ReflectionKind} from 'typedoc';
import type {Entry} from '../outline/types';
import {
  printExpression,
  signaturesOf,
  type AttributeMember,
  type Expression,
  type FunctionMember,
  type PropertyMember,
  type TypeAliasMember,
} from 'python-reader';
import {reflectBase} from './base';
import {reflectClass} from './classes';
import {scopeOf} from './comments';
import type {ReflectContext} from './context';
import {reflectExpression, reflectValue} from './expressions';
import {printShown} from './shown-name';
import {reflectSignature, reflectTypeParameters} from './signatures';

type Declaration = JSONOutput.DeclarationReflection;

/** Longer values don't help readers, who can follow the link to the source. */
const VALUE_LIMIT = 400;

function parameterNames(member: FunctionMember): string[] {
  return [member.signature, ...member.overloads].flatMap(
    (signature) => signature?.parameters.map(({name}) => name) ?? [],
  );
}

function reflectFunction(
  entry: Entry,
  member: FunctionMember,
  context: ReflectContext,
): Declaration {
  const kind =
    member.kind === 'method' ? ReflectionKind.Method : ReflectionKind.Function;
  const bound =
    member.kind === 'method' &&
    (!member.flags.includes('static') || member.name === '__new__');
  const names = parameterNames(member);
  return {
    ...reflectBase(entry, kind, context, names),
    signatures: signaturesOf(member).map((signature) =>
      reflectSignature(
        signature,
        entry.name,
        {
          bound,
          constructs: false,
          scope: scopeOf(entry, names),
          shared: member,
        },
        context,
      ),
    ),
  };
}

/** The type that a setter accepts, null if it is the one that the getter returns. */
function widerTypeOf({type, setterType}: PropertyMember): Expression | null {
  return setterType &&
    (type === null || printExpression(setterType) !== printExpression(type))
    ? setterType
    : null;
}

/** The signature of a setter, whose only parameter has the type. */
function reflectSetter(
  name: string,
  type: Expression,
  context: ReflectContext,
): JSONOutput.SignatureReflection {
  return {
    id: context.freshId(),
    name,
    variant: 'signature',
    kind: ReflectionKind.SetSignature,
    flags: {},
    parameters: [
      {
        id: context.freshId(),
        name: 'value',
        variant: 'param',
        kind: ReflectionKind.Parameter,
        flags: {},
        type: reflectExpression(type, context),
      },
    ],
  };
}

function reflectProperty(
  entry: Entry,
  member: PropertyMember,
  context: ReflectContext,
): Declaration {
  const taken = widerTypeOf(member);
  return {
    ...reflectBase(entry, ReflectionKind.Accessor, context),
    setSignature: taken ? reflectSetter(entry.name, taken, context) : undefined,
    getSignature: {
      id: context.freshId(),
      name: entry.name,
      variant: 'signature',
      kind: ReflectionKind.GetSignature,
      flags: {},
      type: member.type ? reflectExpression(member.type, context) : undefined,
    },
  };
}

function reflectAttribute(
  entry: Entry,
  member: AttributeMember,
  context: ReflectContext,
): Declaration {
  const value = member.value ? printShown(member.value, context) : undefined;
  const kind =
    member.kind === 'enumMember'
      ? ReflectionKind.EnumMember
      : entry.owner
        ? ReflectionKind.Property
        : ReflectionKind.Variable;
  // In `self.size = size`, the name is that of an argument.
  const named = member.flags.includes('instance')
    ? undefined
    : reflectValue(member.value, context);
  return {
    ...reflectBase(entry, kind, context),
    type: member.type ? reflectExpression(member.type, context) : named,
    defaultValue:
      value !== undefined && value.length > VALUE_LIMIT
        ? `${value.slice(0, VALUE_LIMIT)}…`
        : value,
  };
}

function reflectTypeAlias(
  entry: Entry,
  member: TypeAliasMember,
  context: ReflectContext,
): Declaration {
  return {
    ...reflectBase(entry, ReflectionKind.TypeAlias, context),
    type: reflectExpression(member.value, context),
    typeParameters: reflectTypeParameters(member.typeParameters, context),
  };
}

/** Reflects a documented member with everything in it. */
export function reflectMember(
  entry: Entry,
  context: ReflectContext,
): Declaration {
  const {member} = entry;
  switch (member.kind) {
    case 'class':
      return reflectClass(entry, member, context, reflectMember);
    case 'function':
    case 'method':
      return reflectFunction(entry, member, context);
    case 'property':
      return reflectProperty(entry, member, context);
    case 'typeAlias':
      return reflectTypeAlias(entry, member, context);
    default:
      return reflectAttribute(entry, member, context);
  }
}
