import type {Definition} from '../resolve/symbols';
import type {Context} from './context';

const ENUM_BASES: ReadonlySet<string> = new Set([
  'enum.Enum',
  'enum.IntEnum',
  'enum.StrEnum',
  'enum.Flag',
  'enum.IntFlag',
  'enum.ReprEnum',
  'django.db.models.Choices',
  'django.db.models.TextChoices',
  'django.db.models.IntegerChoices',
]);

export const FLAG_BASES: ReadonlySet<string> = new Set([
  'enum.Flag',
  'enum.IntFlag',
]);

export function isEnum(definition: Definition, {hierarchy}: Context): boolean {
  return (
    hierarchy.isClass(definition) &&
    hierarchy.descendsFrom(definition, ENUM_BASES)
  );
}

/**
 * Whether an attribute is a member of an enum: assigned without an annotation
 * (or annotated without a value, as in older stubs), not private and not a
 * descriptor.
 */
export function isEnumMember(
  {parsed, owner, name, module}: Definition,
  context: Context,
): boolean {
  if (parsed.kind !== 'attribute' || !owner || parsed.isInstance) {
    return false;
  }
  const isDeclared = parsed.value === null && module.isStub;
  const isAssigned = parsed.value !== null && parsed.type === null;
  const call = parsed.shape?.kind === 'call' ? parsed.shape.call.name : '';
  const isOther = /(?:^|\.)(?:nonmember|property|staticmethod|classmethod)$/;
  return (
    (isAssigned || (isDeclared && parsed.type !== null)) &&
    !name.startsWith('_') &&
    !isOther.test(call) &&
    isEnum(owner, context)
  );
}
