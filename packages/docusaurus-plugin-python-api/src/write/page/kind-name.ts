import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import {flagsOf} from './fields';

/** What a reader calls it. */
export function kindName(reflection: DeclarationReflection): string {
  const flags = flagsOf(reflection.comment);
  switch (reflection.kind) {
    case ReflectionKind.Module:
      return flags.includes('package') ? 'package' : 'module';
    case ReflectionKind.Class:
      return flags.includes('exception') ? 'exception' : 'class';
    case ReflectionKind.Enum:
      return 'enum';
    case ReflectionKind.TypeAlias:
      return 'type alias';
    case ReflectionKind.Function:
      return 'function';
    case ReflectionKind.Method:
      return 'method';
    case ReflectionKind.Accessor:
      return 'property';
    case ReflectionKind.Property:
      return 'attribute';
    case ReflectionKind.EnumMember:
      return 'enum member';
    default:
      return 'constant';
  }
}

/** Titles over symbols of one kind, in the order of a page. */
const TITLES: readonly (readonly [title: string, kinds: readonly string[]])[] =
  [
    ['Modules', ['package', 'module']],
    ['Classes', ['class']],
    ['Enums', ['enum']],
    ['Exceptions', ['exception']],
    ['Functions', ['function', 'method']],
    ['Type aliases', ['type alias']],
    ['Constants and variables', ['constant', 'attribute']],
  ];

/**
 * Symbols under a title for each of their kinds.
 *
 * @param shown what a symbol stands for, by default itself
 */
export function groupByKind(
  symbols: readonly DeclarationReflection[],
  shown = (symbol: DeclarationReflection) => symbol,
): {title: string; symbols: DeclarationReflection[]}[] {
  return TITLES.map(([title, kinds]) => ({
    title,
    symbols: symbols.filter((symbol) =>
      kinds.includes(kindName(shown(symbol))),
    ),
  })).filter((group) => group.symbols.length > 0);
}
