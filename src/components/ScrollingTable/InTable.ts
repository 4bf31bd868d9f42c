import {createContext} from 'react';

/** Whether a component is rendered inside a table. */
export const InTable = createContext(false);
