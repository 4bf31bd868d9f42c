import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** A name in code that leads to its documentation, here or elsewhere. */
export default function Ref({
  to,
  children,
}: {
  to: string;
  children: ReactNode;
}): ReactNode {
  return <Link to={to}>{children}</Link>;
}
