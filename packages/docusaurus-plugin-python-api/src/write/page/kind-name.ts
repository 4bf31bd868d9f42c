import {type DeclarationReflection, ReflectionKind} from 'typedoc';
import {flagsOf} from './fields';

/** The displayed name of a symbol's kind. */
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

/** Titles for symbols of one kind, in the order of a page. */
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
 * Groups symbols by kind, each with a title.
 *
 * @param shown returns the symbol to show instead, by default itself
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
