import {type DeclarationReflection, ReferenceReflection} from 'typedoc';
import {isListed} from './entries';
import {element} from './jsx';
import type {PageWriter} from './writer';

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
