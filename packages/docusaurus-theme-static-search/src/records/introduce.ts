import type {SymbolDetails} from './types';

/**
 * Formats the kind of a symbol; `enumMember` becomes two words: `Enum member`.
 */
export function nameKind(kind: string): string {
  const words = kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Describes the kind and module of a symbol, as the first sentence of its
 * record. The package that contains all others has no module.
 */
export function introduce({
  kind,
  module,
}: Pick<SymbolDetails, 'kind' | 'module'>): string {
  return `${nameKind(kind)}${module && ` of ${module}`}.`;
}
