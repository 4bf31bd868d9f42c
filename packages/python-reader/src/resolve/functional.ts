import type {RawCall} from '../syntax/parsed-module';
import type {NameResolver} from './names';
import type {Definition} from './symbols';

/** Calls that create a class, and the base of that class. */
const FACTORIES: Record<string, string> = {
  'collections.namedtuple': 'typing.NamedTuple',
  'typing.NamedTuple': 'typing.NamedTuple',
  'typing_extensions.NamedTuple': 'typing.NamedTuple',
  'typing.TypedDict': 'typing.TypedDict',
  'typing_extensions.TypedDict': 'typing.TypedDict',
  'enum.Enum': 'enum.Enum',
  'enum.IntEnum': 'enum.IntEnum',
  'enum.StrEnum': 'enum.StrEnum',
  'enum.Flag': 'enum.Flag',
  'enum.IntFlag': 'enum.IntFlag',
};

/** The call in `Point = namedtuple('Point', 'x y')`, else null. */
export function callBehind({parsed}: Definition): RawCall | null {
  return parsed.kind === 'attribute' && parsed.shape?.kind === 'call'
    ? parsed.shape.call
    : null;
}

/** The path of the callable in an attribute's value, null if it is no call. */
export function calleeOf(
  definition: Definition,
  names: NameResolver,
): string | null {
  const call = callBehind(definition);
  const {module, owner} = definition;
  return call && call.name !== ''
    ? names.name(call.name, {module, owner, typeParameters: []}).target
    : null;
}

const TYPE_VARIABLES =
  /^typing(?:_extensions)?\.(?:TypeVar|ParamSpec|TypeVarTuple|NewType)$/;

/** Whether an attribute is a type variable or a `NewType`. */
export function isTypeVariable(
  definition: Definition,
  names: NameResolver,
): boolean {
  return TYPE_VARIABLES.test(calleeOf(definition, names) ?? '');
}

/** The base of a class that a call creates, null if it creates none. */
export function functionalBase(
  definition: Definition,
  names: NameResolver,
): string | null {
  return baseOfCall(callBehind(definition), definition, names);
}

/** The base of the class that `namedtuple('Point', 'x y')` creates. */
export function baseOfCall(
  call: RawCall | null,
  {module, owner}: Definition,
  names: NameResolver,
): string | null {
  const isDeclaration =
    call !== null &&
    call.name !== '' &&
    call.arguments.length > 1 &&
    call.arguments[0]?.shape.kind === 'string';
  const scope = {module, owner, typeParameters: []};
  const callee = isDeclaration ? names.name(call.name, scope).target : null;
  return callee === null ? null : (FACTORIES[callee] ?? null);
}
