import React, {useMemo, type ReactNode} from 'react';
import Original from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {divideNames} from './divide-names';

/**
 * A table of contents whose long names can break, since its column is narrow.
 */
export default function TOCItems({toc, ...props}: Props): ReactNode {
  const divided = useMemo(
    () => toc.map((item) => ({...item, value: divideNames(item.value)})),
    [toc],
  );
  return <Original {...props} toc={divided} />;
}
