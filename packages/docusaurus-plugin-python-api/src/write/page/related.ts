import {
  type DeclarationReflection,
  ReferenceReflection,
  type SomeType,
} from 'typedoc';
import {isListed} from './entries';
import {element} from './jsx';
import {printTokens, type Token} from './tokens';
import {typeTokens} from './types';
import type {PageWriter} from './writer';

/** More types than a glance takes in. */
const MOST_TYPES = 12;

/** Its bases or its subclasses, which unfold where they are many. */
export function printRelated(
  title: string,
  types: readonly SomeType[] | undefined,
  writer: PageWriter,
): string {
  const tokens = (types ?? []).flatMap((type, index): Token[] => [
    ...(index === 0 ? [] : [{text: ', '}]),
    ...typeTokens(type, writer),
  ]);
  return tokens.length === 0
    ? ''
    : element('Related', {
        title,
        types: {jsx: printTokens(tokens)},
        folded: types && types.length > MOST_TYPES ? types.length : undefined,
      });
}

/** What a class has from each of its bases, as names that link there. */
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
