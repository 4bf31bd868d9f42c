import {createContext, type RefObject} from 'react';

/** The button that folds the sidebar away, for the component that unfolds it. */
export const SidebarFoot =
  createContext<RefObject<HTMLButtonElement | null> | null>(null);
