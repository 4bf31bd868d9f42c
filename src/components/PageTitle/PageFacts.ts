import {createContext} from 'react';

/** What the front matter of a page says beside its title. */
export interface Facts {
  /** The path of the page, if there is a notebook of it. */
  notebookOf: string | null;
  /** What a reader wants to know first: how long it takes, for whom it is. */
  facts: readonly string[];
}

export const PageFacts = createContext<Facts>({notebookOf: null, facts: []});
