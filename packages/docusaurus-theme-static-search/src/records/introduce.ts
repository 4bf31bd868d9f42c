import type {SymbolDetails} from './types';

/**
 * Says what a symbol is and where, as the first sentence of its record.
 *
 * `enumMember` is read as two words: `Enum member of shop.orders.`
 */
export function introduce({
  kind,
  module,
}: Pick<SymbolDetails, 'kind' | 'module'>): string {
  const words = kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} of ${module}.`;
}
