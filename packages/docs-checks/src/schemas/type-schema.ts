import type {JsonSchema} from './json-schema';
import type {PythonType} from './python/parse-type';

/** Returns the schema for the name of a definition in the package. */
export type ResolveName = (
  type: Extract<PythonType, {kind: 'name'}>,
) => JsonSchema | null;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  'builtins.str': {type: 'string'},
  'builtins.int': {type: 'integer'},
  'builtins.float': {type: 'number'},
  'builtins.bool': {type: 'boolean'},
  'os.PathLike': {type: 'string'},
  'pathlib.Path': {type: 'string'},
};
const LISTS = new Set(
  'builtins.list builtins.set builtins.frozenset builtins.tuple'.split(' '),
);
const MAPPINGS = new Set(['builtins.dict']);
const ABSTRACT_LIST =
  /^(?:typing|collections\.abc)\.(?:Sequence|MutableSequence|Iterable|Collection|List|Set|AbstractSet|FrozenSet|Tuple)$/;
const ABSTRACT_MAPPING =
  /^(?:typing|collections\.abc)\.(?:Mapping|MutableMapping|Dict)$/;
const TYPING = /^(?:typing|typing_extensions)\.(\w+)$/;

/**
 * Returns the schema of the values that a type allows. An unknown type allows
 * any value.
 *
 * @param resolve - called for names that are not Python's own.
 * @param unite - joins the members of a union.
 */
export function schemaOf(
  type: PythonType,
  resolve: ResolveName,
  unite: (members: JsonSchema[]) => JsonSchema,
): JsonSchema {
  const inner = (part: PythonType | undefined) =>
    part ? schemaOf(part, resolve, unite) : {};
  switch (type.kind) {
    case 'literal':
      // A string here is a quoted type, whose names haven't been resolved.
      return type.value === null ? {type: 'null'} : {};
    case 'union':
      return unite(type.members.map(inner));
    case 'name':
      return schemaOfName(type, inner, unite) ?? resolve(type) ?? {};
    default:
      return {};
  }
}

function schemaOfName(
  {name, target, args}: Extract<PythonType, {kind: 'name'}>,
  inner: (part: PythonType | undefined) => JsonSchema,
  unite: (members: JsonSchema[]) => JsonSchema,
): JsonSchema | null {
  const path = target ?? `builtins.${name}`;
  const scalar = SCALARS[path];
  if (scalar) {
    return {...scalar};
  }
  if (LISTS.has(path) || ABSTRACT_LIST.test(path)) {
    return listSchema(/tuple$/i.test(path), args, inner);
  }
  if (MAPPINGS.has(path) || ABSTRACT_MAPPING.test(path)) {
    return mappingSchema(inner(args[0]), inner(args[1]));
  }
  switch (TYPING.exec(path)?.[1]) {
    case 'Literal':
      return literalSchema(args);
    case 'Optional':
      return unite([inner(args[0]), {type: 'null'}]);
    case 'Union':
      return unite(args.map(inner));
    case 'Annotated':
    case 'Required':
    case 'NotRequired':
    case 'ReadOnly':
    case 'Final':
      return inner(args[0]);
    default:
      return null;
  }
}

function literalSchema(args: readonly PythonType[]): JsonSchema {
  const values = args.flatMap((arg) =>
    arg.kind === 'literal' ? [arg.value] : [],
  );
  const [only] = values;
  if (values.length < args.length) {
    return {};
  }
  return only !== undefined && values.length === 1
    ? {const: only}
    : {enum: values};
}

function listSchema(
  isTuple: boolean,
  args: readonly PythonType[],
  inner: (part: PythonType | undefined) => JsonSchema,
): JsonSchema {
  const isOpen = args.some((arg) => arg.kind === 'other');
  if (!isTuple || isOpen || args.length === 0) {
    return {type: 'array', items: inner(args[0])};
  }
  return {
    type: 'array',
    prefixItems: args.map(inner),
    minItems: args.length,
    maxItems: args.length,
    items: false,
  };
}

function mappingSchema(key: JsonSchema, value: JsonSchema): JsonSchema {
  const keys = key.enum?.filter((entry) => typeof entry === 'string');
  return keys
    ? {
        type: 'object',
        properties: Object.fromEntries(keys.map((name) => [name, value])),
        additionalProperties: false,
      }
    : {type: 'object', additionalProperties: value};
}
