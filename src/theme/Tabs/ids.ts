import {createContext} from 'react';

/** What ties a tab to its panel. */
export interface TabIds {
  tab: string;
  panel: string;
}

/** Gives the ids of a tab by its value; panels ask for them. */
export const TabIdsContext = createContext<
  (value: string) => TabIds | undefined
>(() => undefined);
