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
 * An attribute of an enumeration that becomes one of its values: assigned,
 * not annotated (in stubs the old style is annotated and not assigned), not
 * private and not a descriptor.
 */
export function isEnumMember(
  {draft, owner, name, module}: Definition,
  context: Context,
): boolean {
  if (draft.kind !== 'attribute' || !owner || draft.isInstance) {
    return false;
  }
  const isDeclared = draft.value === null && module.isStub;
  const isAssigned = draft.value !== null && draft.type === null;
  const call = draft.shape?.kind === 'call' ? draft.shape.call.name : '';
  const isOther = /(?:^|\.)(?:nonmember|property|staticmethod|classmethod)$/;
  return (
    (isAssigned || (isDeclared && draft.type !== null)) &&
    !name.startsWith('_') &&
    !isOther.test(call) &&
    isEnum(owner, context)
  );
}
