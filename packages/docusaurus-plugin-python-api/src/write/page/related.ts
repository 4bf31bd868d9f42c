import {
  type DeclarationReflection,
  ReferenceReflection,
  type SomeType,
} from 'typedoc';
import {isListed} from './entries';
import {element} from './jsx';
import {joinTokens, printTokens} from './tokens';
import {typeTokens} from './types';
import type {PageWriter} from './writer';

/** Maximum number of types before they are folded. */
const MOST_TYPES = 12;

/** Prints the bases or subclasses of a class, folded if there are many. */
export function printRelated(
  title: string,
  types: readonly SomeType[] | undefined,
  writer: PageWriter,
): string {
  const tokens = joinTokens(
    (types ?? []).map((type) => typeTokens(type, writer)),
    ', ',
  );
  return tokens.length === 0
    ? ''
    : element('Related', {
        title,
        types: {jsx: printTokens(tokens)},
        folded: types && types.length > MOST_TYPES ? types.length : undefined,
      });
}

/** Prints the members that a class inherits from each of its bases, as links. */
export function printInherited(
  member: DeclarationReflection,
  writer: PageWriter,
): string[] {
  const byBase = new Map<DeclarationReflection, string[]>();
  for (const child of member.children ?? []) {
    const target =
      child instanceof ReferenceReflection && !isListed(child)
        ? child.tryGetTargetReflectionDeep()
        : undefined;
    const base = target?.parent;
    if (target && base?.isDeclaration()) {
      byBase.set(base, [...(byBase.get(base) ?? []), child.name]);
    }
  }
  return [...byBase].map(([base, names]) =>
    element('Inherited', {
      base: base.name,
      url: writer.urlTo(base),
      names: names.join(' '),
    }),
  );
}
