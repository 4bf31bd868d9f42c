import React, {type ComponentProps, type ReactNode} from 'react';
import {breakable} from '@site/src/components/breakable';
import Original from '@theme-original/CodeInline';

/** Lets a long name in a table go on in the next line of a phone. */
export default function CodeInline({
  children,
  ...props
}: ComponentProps<'code'>): ReactNode {
  return (
    <Original {...props}>
      {typeof children === 'string' ? breakable(children) : children}
    </Original>
  );
}
