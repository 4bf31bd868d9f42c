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
