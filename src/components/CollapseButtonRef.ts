import {createContext, type RefObject} from 'react';

/** The collapse button, for the component that expands the sidebar. */
export const CollapseButtonRef =
  createContext<RefObject<HTMLButtonElement | null> | null>(null);
