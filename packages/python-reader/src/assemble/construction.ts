import type {ClassMember, Construction, Parameter, Signature} from '../model';
import {baseOfCall, callBehind} from '../resolve/functional';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import {signaturesOf, withoutReceiver} from '../signatures';
import type {RawCall} from '../syntax/parsed-module';
import {isNamed, nameOf, type RawExpression} from '../syntax/raw-expression';
import {unqualify} from './qualifiers';
import {locationOf} from './base';
import type {Context} from './context';
import {argumentOf} from './records/calls';
import {recordParameters} from './records/fields';
import {recordOf} from './records/record';
import {isEnum} from './enum';
import {buildSignature} from './function';
import {functionalFields, hasComputedFields} from './functional-members';

const TYPED_DICT = /^typing(?:_extensions)?\.TypedDict$/;
const NAMED_TUPLE = /^typing(?:_extensions)?\.NamedTuple$/;

/** Bases outside the package that don't change the constructor. */
const NEUTRAL =
  /^(?:typing|typing_extensions|abc|collections\.abc|builtins)\.(?:Generic|Protocol|ABC|object|[A-Z]\w*able|Sized|Container|Iterator|Generator|Sequence|MutableSequence|Mapping|MutableMapping|Set|MutableSet|Collection)$/;

/** How a class is called, null if a base that was not read decides it. */
export function constructionOf(
  definition: Definition,
  context: Context,
): Construction | null {
  if (isEnum(definition, context)) {
    return null;
  }
  const order = context.hierarchy.mro(definition);
  const chain = [{path: definition.path, definition}, ...order];
  let isKnown = true;
  for (const {path, definition: owner} of chain) {
    if (!owner) {
      const isData = TYPED_DICT.test(path) || NAMED_TUPLE.test(path);
      if (isData) {
        return fromFields(definition, context);
      }
      if (!NEUTRAL.test(path)) {
        return null;
      }
    } else {
      const found = fromClass(owner, definition, context);
      if (found) {
        return found;
      }
      const computed = computedBase(owner, context);
      if (computed === 0) {
        return null;
      }
      isKnown &&= computed === null;
    }
  }
  return isKnown ? synthesised(definition, []) : null;
}

/** The position of the first base that isn't a name, such as `make_base()`. */
function computedBase(owner: Definition, {names}: Context): number | null {
  const {parsed} = owner;
  const at =
    parsed.kind === 'class'
      ? parsed.bases.findIndex(
          (base, index) =>
            !isNamed(base) &&
            baseOfCall(parsed.baseCalls[index] ?? null, owner, names) === null,
        )
      : -1;
  return at < 0 ? null : at;
}

function fromClass(
  owner: Definition,
  built: Definition,
  context: Context,
): Construction | null {
  if (TYPED_DICT.test(owner.path) || NAMED_TUPLE.test(owner.path)) {
    return fromFields(built, context);
  }
  const written = owner.members.get('__init__') ?? owner.members.get('__new__');
  if (written?.parsed.kind === 'function') {
    return fromMethod(written, context);
  }
  const record = recordOf(owner, context);
  return record?.hasInit
    ? synthesised(built, recordParameters(owner, context))
    : null;
}

/** The constructor of a named tuple or typed dict, null if it has other fields. */
function fromFields(
  definition: Definition,
  context: Context,
): Construction | null {
  const bases = context.hierarchy
    .mro(definition)
    .flatMap(({definition: base}) => (base ? [base] : []));
  return [definition, ...bases].some((one) => hasComputedFields(one, context))
    ? null
    : synthesised(definition, fieldParameters(definition, context));
}

function fromMethod(method: Definition, context: Context): Construction | null {
  const {parsed} = method;
  if (parsed.kind !== 'function') {
    return null;
  }
  return {
    signatures: signaturesOf(parsed).map((signature) => {
      const built = buildSignature(signature, parsed, method, context);
      return Object.assign(built, {
        parameters: withoutReceiver(built.parameters),
        returns: null,
      });
    }),
    path: method.path,
    synthesised: false,
  };
}

function synthesised(
  definition: Definition,
  parameters: Parameter[],
): Construction {
  const signature: Signature = {
    parameters,
    returns: null,
    typeParameters: [],
    isAsync: false,
    location: locationOf(definition),
    docstring: null,
    deprecated: null,
  };
  return {signatures: [signature], path: null, synthesised: true};
}

/** Fields of a named tuple by position, those of a typed dict by keyword. */
function fieldParameters(
  definition: Definition,
  context: Context,
): Parameter[] {
  const {hierarchy, names} = context;
  const order = hierarchy.mro(definition);
  const isTypedDict = order.some(({path}) => TYPED_DICT.test(path));
  const kind = isTypedDict ? 'keywordOnly' : 'positionalOrKeyword';
  const classes = [
    definition,
    ...order.flatMap(({definition: base}) => (base ? [base] : [])),
  ].reverse();
  const fields = new Map<string, Parameter>();
  for (const owner of classes) {
    for (const field of declaredFields(owner, isTypedDict, context)) {
      const scope = scopeOf(owner);
      fields.set(field.name, {
        name: field.name,
        kind,
        annotation: field.type ? names.expression(field.type, scope) : null,
        default: field.value ? names.expression(field.value, scope) : null,
        file: owner.file,
        line: owner.parsed.line,
      });
    }
  }
  return [...fields.values()];
}

function declaredFields(
  owner: Definition,
  isTypedDict: boolean,
  context: Context,
): ReturnType<typeof functionalFields> {
  if (owner.parsed.kind !== 'class') {
    return qualifiedFields(owner, isTypedDict, context);
  }
  const isTotal = isTotalDict(owner);
  const made = qualifiedFields(owner, isTypedDict, context);
  if (!isTypedDict && !isTupleItself(owner, context)) {
    return made;
  }
  const written = [...owner.members.values()].flatMap((member) => {
    const {parsed, name} = member;
    if (
      parsed.kind !== 'attribute' ||
      parsed.type === null ||
      parsed.isInstance
    ) {
      return [];
    }
    const {type, flags} = unqualify(parsed.type, member, context);
    const isOptional = isTypedDict && isOptionalKey(flags, isTotal);
    return [{name, type, value: isOptional ? ['...'] : parsed.value}];
  });
  return [...made, ...written];
}

/** Annotations add fields only to named tuples themselves, not to subclasses. */
function isTupleItself(definition: Definition, {names}: Context): boolean {
  const {parsed} = definition;
  const bases = parsed.kind === 'class' ? parsed.bases : [];
  return bases.map(nameOf).some((name) => {
    const target = name ? names.name(name, scopeOf(definition)).target : null;
    return target !== null && NAMED_TUPLE.test(target);
  });
}

/** The fields that a call declares, without `NotRequired[…]`. */
function qualifiedFields(
  owner: Definition,
  isTypedDict: boolean,
  context: Context,
): ReturnType<typeof functionalFields> {
  const isTotal = isTotalDict(owner);
  return functionalFields(owner).map((field) => {
    const {type, flags} = unqualify(field.type, owner, context);
    const isOptional =
      isTypedDict && isOptionalKey(flags, isTotal) && field.value === null;
    return {...field, type, value: isOptional ? ['...'] : field.value};
  });
}

function isOptionalKey(flags: readonly string[], isTotal: boolean): boolean {
  return (
    flags.includes('notRequired') || (!isTotal && !flags.includes('required'))
  );
}

/** With `total=False`, keys are optional unless they are marked `Required`. */
function isTotalDict(definition: Definition): boolean {
  const {parsed} = definition;
  const calls =
    parsed.kind === 'class' ? parsed.baseCalls : [callBehind(definition)];
  const stated =
    parsed.kind === 'class'
      ? parsed.keywords.find(({name}) => name === 'total')?.value
      : undefined;
  const total = stated ?? calls.map(totalOf).find((one) => one !== undefined);
  return total?.[0] !== 'False';
}

function totalOf(call: RawCall | null): RawExpression | undefined {
  return argumentOf(call, 'total')?.expression;
}

/** Marks the attributes that are fields, and which keys are required. */
export function markFields(
  member: ClassMember,
  definition: Definition,
  fields: string[],
  context: Context,
): void {
  const isDict = member.flags.includes('typeddict');
  const isRecord = isDict || isTupleItself(definition, context);
  const isTotal = isTotalDict(definition);
  for (const one of member.members) {
    const isDeclared =
      (one.kind === 'attribute' || one.kind === 'constant') &&
      one.type !== null &&
      !one.flags.includes('classVar');
    if (fields.includes(one.name) || (isRecord && isDeclared)) {
      const isStated = one.flags.some((flag) => /equired$/.test(flag));
      const implied = isTotal ? 'required' : 'notRequired';
      one.flags = [
        ...one.flags.filter((flag) => flag !== 'field'),
        'field',
        ...(isDict && !isStated ? ([implied] as const) : []),
      ];
    }
  }
}
