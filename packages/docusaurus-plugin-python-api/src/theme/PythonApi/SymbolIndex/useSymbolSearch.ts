import {useState} from 'react';
import {LISTED, shownChip, type ShownChip} from './chips';
import {findSymbols, type FoundSymbol, type SymbolData} from './find-symbols';

/** Loads all symbols, of which the page may list only some. */
export type LoadSymbols = () => Promise<{default: SymbolData}>;

export interface SymbolSearch {
  /** The typed text. */
  query: string;
  /** The chip for the current results. */
  chosen: string;
  /** Null while the page's own rows are shown, or the symbols are loading. */
  found: FoundSymbol[] | null;
  /** Whether the page's own rows are hidden. */
  isSearching: boolean;
  hasFailed: boolean;
  search: (query: string) => void;
  /** Selects a chip. */
  choose: (chip: string) => void;
  /** Loads the symbols before the reader types. */
  prepare: () => void;
}

/** Finds symbols while the reader types. */
export function useSymbolSearch(
  load: LoadSymbols,
  chips: readonly ShownChip[],
): SymbolSearch {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(LISTED);
  const [data, setData] = useState<SymbolData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = chips.find(({id}) => id === chosen)?.kinds ?? [];
  const isSearching = words.length > 0 || chosen !== LISTED;
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
  const choose = (id: string) => {
    setChosen(id);
    if (id !== shownChip(chips, id, query)) {
      setQuery('');
    }
    prepare();
  };
  return {
    query,
    chosen: shownChip(chips, chosen, query),
    found: isSearching && data ? findSymbols(data, words, kinds) : null,
    isSearching,
    hasFailed,
    search: (text) => {
      setQuery(text);
      prepare();
    },
    choose,
    prepare,
  };
}
