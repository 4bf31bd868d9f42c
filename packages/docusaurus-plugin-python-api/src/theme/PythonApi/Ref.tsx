import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {breakable} from 'docusaurus-plugin-python-api/client';

/** Longer names don't fit in a narrow column. */
const LONG_NAME = 24;

/** A name in code that links to its documentation, here or elsewhere. */
export default function Ref({
  to,
  children,
}: {
  to: string;
  children: ReactNode;
}): ReactNode {
  const isLong = typeof children === 'string' && children.length > LONG_NAME;
  return <Link to={to}>{isLong ? breakable(children) : children}</Link>;
}
