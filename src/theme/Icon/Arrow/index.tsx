import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Icon/Arrow';

/** A double chevron with the same strokes as the other icons. */
export default function IconArrow(props: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      viewBox="0 0 20 20"
      width="18"
      {...props}
    >
      <path d="m4 5 5 5-5 5M10 5l5 5-5 5" />
    </svg>
  );
}
