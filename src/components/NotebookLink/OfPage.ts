import {createContext} from 'react';

/** The path of the page that is shown, if there is a notebook of it. */
export const OfPage = createContext<string | null>(null);
