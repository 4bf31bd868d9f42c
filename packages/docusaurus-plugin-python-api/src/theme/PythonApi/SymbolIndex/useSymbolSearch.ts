import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {LISTED, shownChip, type ShownChip} from './chips';
import {
  findSimilar,
  findSymbols,
  type FoundSymbol,
  type SymbolData,
  wordsOf,
} from './find-symbols';
import {keepFilter, readFilter} from './kept-filter';

/** Loads all symbols, of which the page may list only some. */
export type LoadSymbols = () => Promise<{default: SymbolData}>;

export interface SymbolSearch {
  /** The typed text. */
  query: string;
  /** The chip for the current results. */
  chosen: string;
  /** Null while the page's own rows are shown, or the symbols are loading. */
  found: FoundSymbol[] | null;
  /** Symbols with a similar name, if nothing is found. */
  similar: FoundSymbol[];
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
  const history = useHistory();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(LISTED);
  const [data, setData] = useState<SymbolData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const words = wordsOf(query);
  const chosen = chips.some(({id}) => id === kind) ? kind : LISTED;
  const kinds = chips.find(({id}) => id === chosen)?.kinds ?? [];
  const isSearching = words.length > 0 || chosen !== LISTED;
  const found = isSearching && data ? findSymbols(data, words, kinds) : null;
  const similar =
    data && found?.length === 0 ? findSimilar(data, words, kinds) : [];
  const prepare = async () => {
    try {
      setData((await load()).default);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const change = (next: {query: string; kind: string}) => {
    setQuery(next.query);
    setKind(next.kind);
    keepFilter(next);
    void prepare();
  };
  useEffect(() => {
    const page = history.location.pathname;
    const restore = async ({pathname, search}: typeof history.location) => {
      const kept = readFilter(search);
      if (pathname !== page) {
        return;
      }
      if (kept.query || kept.kind !== LISTED) {
        // The page must not move before the results can replace the list.
        await prepare();
      }
      // The reader may have typed in the meantime.
      if (window.location.search === search) {
        setQuery(kept.query);
        setKind(kept.kind);
      }
    };
    void restore(history.location);
    return history.listen((location) => void restore(location));
    // oxlint-disable-next-line react/exhaustive-deps -- `load` never changes.
  }, [history]);
  return {
    query,
    chosen: shownChip(chips, chosen, query),
    found,
    similar,
    hasFailed,
    search: (text) => {
      change({query: text, kind: chosen});
    },
    choose: (id) => {
      change({
        query: id === shownChip(chips, id, query) ? query : '',
        kind: id,
      });
    },
    prepare: () => void prepare(),
  };
}
