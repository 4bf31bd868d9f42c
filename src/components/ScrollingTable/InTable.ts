import {createContext} from 'react';

/** Whether what is shown stands in the narrow column of a table. */
export const InTable = createContext(false);
