import {createContext} from 'react';

/** Facts about a page that are shown with its title. */
export interface Facts {
  /** The path of the page, if it has a Markdown copy. */
  markdownOf: string | null;
  /** The address to edit the page, if known. */
  editUrl: string | null;
  /** The path of the page, if it has a notebook. */
  notebookOf: string | null;
  /** Key facts: how long it takes, and who it is for. */
  facts: readonly string[];
  /** The ids of all pages in its series, including itself. */
  parts: readonly string[];
}

export const PageFacts = createContext<Facts>({
  markdownOf: null,
  editUrl: null,
  notebookOf: null,
  facts: [],
  parts: [],
});
