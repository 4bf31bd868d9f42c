import type {Flag} from '../model';
import {scopeOf} from '../resolve/hierarchy';
import type {Definition} from '../resolve/symbols';
import {headOf, type RawExpression} from '../syntax/raw-expression';
import type {Context} from './context';

/** Wrappers that describe the attribute, not its type. */
const QUALIFIERS: Record<string, Flag> = {
  Final: 'final',
  ClassVar: 'classVar',
  Required: 'required',
  NotRequired: 'notRequired',
  ReadOnly: 'readOnly',
  InitVar: 'initVar',
};

/** Removes wrappers such as `Final[…]` and `ClassVar[…]` from a type. */
export function unqualify(
  raw: RawExpression | null,
  definition: Definition,
  context: Context,
): {type: RawExpression | null; flags: (Flag | 'typeAlias')[]} {
  const flags: (Flag | 'typeAlias')[] = [];
  let type = raw;
  while (type) {
    const head = headOf(type);
    const target = head
      ? context.names.name(head, scopeOf(definition)).target
      : null;
    const name = /^(?:typing|typing_extensions|dataclasses)\.(\w+)$/.exec(
      target ?? '',
    )?.[1];
    const flag = name === 'TypeAlias' ? name : QUALIFIERS[name ?? ''];
    if (flag === undefined) {
      break;
    }
    flags.push(flag === 'TypeAlias' ? 'typeAlias' : flag);
    type = inner(type);
  }
  return {type: withoutMetadata(type, definition), flags};
}

/**
 * Reduces `Annotated[int, Field(gt=0)]` to `int`, since the attribute shows
 * what the call says. Other metadata stays, since nothing else shows it.
 */
function withoutMetadata(
  type: RawExpression | null,
  {parsed}: Definition,
): RawExpression | null {
  const isDescribed =
    parsed.kind === 'attribute' &&
    parsed.metadata.some(({name}) => /(?:^|\.)(?:Field|Doc|Meta)$/.test(name));
  const content = type && isDescribed ? inner(type) : null;
  return content ? firstArgument(content) : type;
}

/** The part before the first comma outside brackets. */
function firstArgument(content: RawExpression): RawExpression {
  const taken: RawExpression = [];
  let depth = 0;
  for (const piece of content) {
    if (typeof piece !== 'string') {
      taken.push(piece);
      continue;
    }
    for (let index = 0; index < piece.length; index += 1) {
      const character = piece.charAt(index);
      depth += '([{'.includes(character) ? 1 : 0;
      depth -= ')]}'.includes(character) ? 1 : 0;
      if (character === ',' && depth === 0) {
        return index > 0 ? [...taken, piece.slice(0, index)] : taken;
      }
    }
    taken.push(piece);
  }
  return taken;
}

/** The part between the brackets of `Name[…]`, null without brackets. */
export function inner(type: RawExpression): RawExpression | null {
  const [, ...rest] = type;
  const first = rest[0];
  const last = rest.at(-1);
  if (
    typeof first !== 'string' ||
    typeof last !== 'string' ||
    !first.startsWith('[') ||
    !last.endsWith(']')
  ) {
    return null;
  }
  const opened = [first.slice(1), ...rest.slice(1)];
  const end = opened.at(-1);
  return [
    ...opened.slice(0, -1),
    ...(typeof end === 'string' ? [end.slice(0, -1)] : []),
  ].filter((piece) => piece !== '');
}
