import React, {Fragment, type ReactNode} from 'react';
import {SEAMS} from './seams';

/**
 * Inserts line break opportunities into a name, which would otherwise break
 * at any letter.
 *
 * @param mark - inserted at each seam; `<wbr>` by default.
 * @param seams - where to insert it; between the words of a name by default.
 */
export function breakable(
  text: string,
  mark: ReactNode = <wbr />,
  seams = SEAMS,
): ReactNode {
  return text.split(seams).map((part, index) => (
    // Parts have no identity other than their index.
    <Fragment key={index}>
      {index > 0 && mark}
      {part}
    </Fragment>
  ));
}
