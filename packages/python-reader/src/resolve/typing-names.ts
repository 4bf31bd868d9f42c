import type {Sources} from './star-sources';
import type {ModuleSymbol} from './symbols';

/** What `from typing import *` binds, in any version of Python. */
const TYPING = new Set(
  (
    'Annotated Any AnyStr AbstractSet AsyncContextManager AsyncGenerator ' +
    'AsyncIterable AsyncIterator Awaitable BinaryIO ByteString Callable ' +
    'ChainMap ClassVar Collection Concatenate Container ContextManager ' +
    'Coroutine Counter DefaultDict Deque Dict Final ForwardRef FrozenSet ' +
    'Generator Generic Hashable IO ItemsView Iterable Iterator KeysView List ' +
    'Literal LiteralString Mapping MappingView Match MutableMapping ' +
    'MutableSequence MutableSet NamedTuple Never NewType NoDefault NoReturn ' +
    'NotRequired Optional OrderedDict ParamSpec ParamSpecArgs ' +
    'ParamSpecKwargs Pattern Protocol ReadOnly Required Reversible Self ' +
    'Sequence Set Sized SupportsAbs SupportsBytes SupportsComplex ' +
    'SupportsFloat SupportsIndex SupportsInt SupportsRound TYPE_CHECKING ' +
    'Text TextIO Tuple Type TypeAlias TypeAliasType TypeGuard TypeIs TypeVar ' +
    'TypeVarTuple TypedDict Union Unpack ValuesView assert_never assert_type ' +
    'cast clear_overloads dataclass_transform evaluate_forward_ref final ' +
    'get_args get_origin get_overloads get_protocol_members get_type_hints ' +
    'is_protocol is_typeddict no_type_check no_type_check_decorator overload ' +
    'override reveal_type runtime_checkable'
  ).split(' '),
);

/** What `typing_extensions` adds to them. */
const EXTENSIONS = new Set(
  (
    'Buffer CapsuleType Doc Format IntVar NoExtraItems Reader Sentinel ' +
    'TypeForm Writer deprecated disjoint_base get_annotations ' +
    'get_original_bases runtime type_repr'
  ).split(' '),
);

/**
 * Finds a name that a module has from `from typing import *`, also through the
 * star imports of other modules. Unlike other packages, `typing` isn't read,
 * but its names decide what a definition is.
 */
export function typingTarget(
  name: string,
  module: ModuleSymbol,
  registry: Sources,
  passed = new Set<ModuleSymbol>(),
): {kind: 'external'; path: string} | null {
  passed.add(module);
  // Python keeps the name of the last star import.
  for (const {star} of module.stars.toReversed()) {
    const from = registry.absolute(star.module, module);
    const isTyping = from === 'typing' || from === 'typing_extensions';
    if (isTyping && bindsName(from, name)) {
      return {kind: 'external', path: `${from}.${name}`};
    }
    const next = registry.modules.get(from);
    // Names in `__all__` are members of the module already.
    const isOpen = next && !passed.has(next) && next.parsed?.exports === null;
    const found = isOpen ? typingTarget(name, next, registry, passed) : null;
    if (found) {
      return found;
    }
  }
  return null;
}

/** Those that are types without arguments, and not other words in prose. */
const ALONE = new Set(
  (
    'AbstractSet Any AsyncIterable AsyncIterator Awaitable BinaryIO Callable ' +
    'Collection Coroutine DefaultDict Deque Dict FrozenSet Hashable IO ' +
    'Iterable Iterator List Mapping MutableMapping MutableSequence ' +
    'MutableSet NamedTuple OrderedDict Sequence Set Sized TextIO Tuple'
  ).split(' '),
);

/** A word after a name that makes the name part of a phrase: `Any value`. */
const PHRASE = /^ +(?!(?:of|or|and|if|with)\b)\w/;

/**
 * The path of a name that a docstring uses without an import, as in
 * `Optional[int]`, null if it isn't one of `typing`.
 *
 * @param rest the text after the name
 */
export function typingPath(name: string, rest: string): string | null {
  if (/^(?:typing|collections\.abc)\.[A-Z]\w*$/.test(name)) {
    return name;
  }
  const isType = rest.startsWith('[')
    ? TYPING.has(name) && /^[A-Z]/.test(name)
    : ALONE.has(name) && !PHRASE.test(rest);
  return isType ? `typing.${name}` : null;
}

function bindsName(from: string, name: string): boolean {
  return TYPING.has(name) || (from !== 'typing' && EXTENSIONS.has(name));
}
