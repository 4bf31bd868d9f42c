import {useState} from 'react';
import {findSymbols, type FoundSymbol, type SymbolData} from './find-symbols';

/** Loads the symbols, which the page itself names in part. */
export type LoadSymbols = () => Promise<{default: SymbolData}>;

export interface SymbolSearch {
  /** What was typed. */
  query: string;
  /** Null while nothing is searched, or the symbols are on their way. */
  found: FoundSymbol[] | null;
  isSearching: boolean;
  hasFailed: boolean;
  search: (query: string) => void;
  /** Loads the symbols before the reader types. */
  prepare: () => void;
}

/** Finds symbols while the reader types. */
export function useSymbolSearch(load: LoadSymbols): SymbolSearch {
  const [query, setQuery] = useState('');
  const [data, setData] = useState<SymbolData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isSearching = words.length > 0;
  const prepare = () => {
    if (!data) {
      load().then(
        (loaded) => {
          setData(loaded.default);
          setFailed(false);
        },
        () => {
          setFailed(true);
        },
      );
    }
  };
  return {
    query,
    found: isSearching && data ? findSymbols(data, words) : null,
    isSearching,
    hasFailed,
    search: (text) => {
      setQuery(text);
      prepare();
    },
    prepare,
  };
}
