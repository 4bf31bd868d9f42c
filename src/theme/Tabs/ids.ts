import {createContext} from 'react';

/** The ids that link a tab and its panel. */
export interface TabIds {
  tab: string;
  panel: string;
}

/** Provides the ids of a tab by its value, for panels. */
export const TabIdsContext = createContext<
  (value: string) => TabIds | undefined
>(() => undefined);
