import type {Member, PythonModule} from 'python-reader';
import type {Product} from '../../config/identity/types';

/** Lists the names of a symbol, its members and its parameters. */
function listNames(member: Member): string[] {
  return [
    member.name,
    ...(member.kind === 'function'
      ? [...(member.signature ? [member.signature] : []), ...member.overloads]
          .flatMap(({parameters}) => parameters)
          .map(({name}) => name)
      : []),
    ...(member.kind === 'class' ? member.members.flatMap(listNames) : []),
  ];
}

/** Splits a name into words, as the spell checker does. */
function splitName(name: string): string[] {
  return name
    .split(
      /[^\p{L}\p{M}'’]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u,
    )
    .filter((word) => word.length > 3)
    .map((word) => word.toLowerCase());
}

/**
 * Lists the words that are spelled correctly by definition: those in the names
 * of the SDK, of the product and of its company, and in the site's path.
 *
 * @returns the words in lower case, sorted.
 */
export function listKnownWords(
  modules: readonly Pick<PythonModule, 'path' | 'members'>[],
  {name, slug, baseUrl, company}: Partial<Product>,
): string[] {
  const names = modules.flatMap(({path, members}) => [
    path,
    ...members.flatMap(listNames),
  ]);
  const own = [name, slug, baseUrl, company?.label].filter(
    (one) => one !== undefined,
  );
  return [...new Set([...names, ...own].flatMap(splitName))].sort();
}
