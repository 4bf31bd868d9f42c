import React, {Fragment, type ReactNode} from 'react';
import {SEAMS} from './seams';

/**
 * Sets marks where a name may go on in the next line, which would otherwise
 * break it at any letter.
 *
 * @param mark - put at each seam; by default it breaks a line where
 * needed.
 * @param seams - where the marks go; by default between the words of any
 * name.
 */
export function breakable(
  text: string,
  mark: ReactNode = <wbr />,
  seams = SEAMS,
): ReactNode {
  return text.split(seams).map((part, index) => (
    // Parts have no identity of their own but their place.
    <Fragment key={index}>
      {index > 0 && mark}
      {part}
    </Fragment>
  ));
}
