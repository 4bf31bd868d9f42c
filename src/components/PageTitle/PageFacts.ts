import {createContext} from 'react';

/** What is known of a page besides its title. */
export interface Facts {
  /** The path of the page, if there is a Markdown copy of it. */
  markdownOf: string | null;
  /** Where the page can be edited, if that is known. */
  editUrl: string | null;
  /** The path of the page, if there is a notebook of it. */
  notebookOf: string | null;
  /** What a reader wants to know first: how long it takes, for whom it is. */
  facts: readonly string[];
  /** The ids of the pages that it forms a whole with, itself among them. */
  parts: readonly string[];
}

export const PageFacts = createContext<Facts>({
  markdownOf: null,
  editUrl: null,
  notebookOf: null,
  facts: [],
  parts: [],
});
