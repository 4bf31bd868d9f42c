import {type JSONOutput, ReflectionKind} from 'typedoc';
import type {Entry} from '../../reference/outline';
import type {
  AttributeMember,
  FunctionMember,
  PropertyMember,
  TypeAliasMember,
} from 'python-reader';
import {emitBase} from './base';
import {emitClass} from './classes';
import {scopeOf} from './comments';
import type {EmitContext} from './context';
import {emitExpression, printExpression} from './expressions';
import {emitSignature, emitTypeParameters} from './signatures';

type Declaration = JSONOutput.DeclarationReflection;

/** Longer values tell a reader nothing; the source link leads to them. */
const VALUE_LIMIT = 400;

function parameterNames(member: FunctionMember): string[] {
  return [member.signature, ...member.overloads].flatMap(
    (signature) => signature?.parameters.map(({name}) => name) ?? [],
  );
}

function emitFunction(
  entry: Entry,
  member: FunctionMember,
  context: EmitContext,
): Declaration {
  const kind =
    member.kind === 'method' ? ReflectionKind.Method : ReflectionKind.Function;
  const calls =
    member.overloads.length > 0
      ? member.overloads
      : member.signature
        ? [member.signature]
        : [];
  const bound =
    member.kind === 'method' &&
    (!member.flags.includes('static') || member.name === '__new__');
  const names = parameterNames(member);
  return {
    ...emitBase(entry, kind, context, names),
    signatures: calls.map((signature) =>
      emitSignature(
        signature,
        entry.name,
        {
          bound,
          constructs: false,
          scope: scopeOf(entry, names),
          said: member.docstring,
        },
        context,
      ),
    ),
  };
}

function emitProperty(
  entry: Entry,
  member: PropertyMember,
  context: EmitContext,
): Declaration {
  return {
    ...emitBase(entry, ReflectionKind.Accessor, context),
    getSignature: {
      id: context.freshId(),
      name: entry.name,
      variant: 'signature',
      kind: ReflectionKind.GetSignature,
      flags: {},
      type: member.type ? emitExpression(member.type, context) : undefined,
    },
  };
}

function emitAttribute(
  entry: Entry,
  member: AttributeMember,
  context: EmitContext,
): Declaration {
  const value = member.value ? printExpression(member.value) : undefined;
  const kind =
    member.kind === 'enumMember'
      ? ReflectionKind.EnumMember
      : entry.owner
        ? ReflectionKind.Property
        : ReflectionKind.Variable;
  return {
    ...emitBase(entry, kind, context),
    type: member.type ? emitExpression(member.type, context) : undefined,
    defaultValue:
      value !== undefined && value.length > VALUE_LIMIT
        ? `${value.slice(0, VALUE_LIMIT)}…`
        : value,
  };
}

function emitTypeAlias(
  entry: Entry,
  member: TypeAliasMember,
  context: EmitContext,
): Declaration {
  return {
    ...emitBase(entry, ReflectionKind.TypeAlias, context),
    type: emitExpression(member.value, context),
    typeParameters: emitTypeParameters(member.typeParameters, context),
  };
}

/** One documented member with everything in it. */
export function emitMember(entry: Entry, context: EmitContext): Declaration {
  const {member} = entry;
  switch (member.kind) {
    case 'class':
      return emitClass(entry, member, context, emitMember);
    case 'function':
    case 'method':
      return emitFunction(entry, member, context);
    case 'property':
      return emitProperty(entry, member, context);
    case 'typeAlias':
      return emitTypeAlias(entry, member, context);
    default:
      return emitAttribute(entry, member, context);
  }
}
