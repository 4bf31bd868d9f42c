import {useState} from 'react';
import {LISTED, shownChip, type ShownChip} from './chips';
import {findSymbols, type FoundSymbol, type SymbolData} from './find-symbols';

/** Loads the symbols, which the page itself names in part. */
export type LoadSymbols = () => Promise<{default: SymbolData}>;

export interface SymbolSearch {
  /** What was typed. */
  query: string;
  /** The chip that says what is found. */
  chosen: string;
  /** Null while the page's own rows answer, or the symbols are on their way. */
  found: FoundSymbol[] | null;
  /** Whether the page's own rows are no answer. */
  isSearching: boolean;
  hasFailed: boolean;
  search: (query: string) => void;
  /** Takes the symbols of one chip. */
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
