import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import {breakable} from '@site/src/components/breakable';
import {InTable} from '@site/src/components/ScrollingTable/InTable';
import Original from '@theme-original/CodeInline';

/** Shorter names find a place in a line of text, though not in a table. */
const LONG = 24;

/** Lets a long name go on in the next line. */
export default function CodeInline({
  children,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const isInTable = useContext(InTable);
  const isBreakable =
    typeof children === 'string' && (isInTable || children.length > LONG);
  return (
    <Original {...props}>
      {isBreakable ? breakable(children) : children}
    </Original>
  );
}
