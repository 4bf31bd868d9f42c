import type {SymbolDetails} from './types';

/** Says what a symbol is; `enumMember` is read as two words: `Enum member`. */
export function nameKind(kind: string): string {
  const words = kind.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Says what a symbol is and where, as the first sentence of its record. */
export function introduce({
  kind,
  module,
}: Pick<SymbolDetails, 'kind' | 'module'>): string {
  return `${nameKind(kind)} of ${module}.`;
}
