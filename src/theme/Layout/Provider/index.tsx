import React, {type ReactNode} from 'react';
import Original from '@theme-original/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {useKeptColorMode} from './useKeptColorMode';

function KeepColorMode(): ReactNode {
  useKeptColorMode();
  return null;
}

/** Adds a component that keeps the reader's colour mode. */
export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <Original>
      <KeepColorMode />
      {children}
    </Original>
  );
}
