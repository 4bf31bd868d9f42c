import {useCallback, useEffect, useState} from 'react';
import {writeLate} from './write-late';

export type CopyState = 'ready' | 'copied' | 'failed';

/** How long a button shows the result. */
const SHOW_MS = 2000;

/** A text, or what brings it. */
type Source = string | (() => Promise<string>);

/**
 * Puts text on the clipboard.
 *
 * @returns how it went, for a while, and the function that copies, to be called
 * while the click lasts.
 */
export function useCopy(): [CopyState, (source: Source) => void] {
  // An object for each copy: one that goes as the one before is shown anew.
  const [shown, setShown] = useState<{state: CopyState}>({state: 'ready'});
  useEffect(() => {
    if (shown.state === 'ready') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setShown({state: 'ready'});
    }, SHOW_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  const copy = useCallback((source: Source) => {
    writeLate(
      typeof source === 'string' ? Promise.resolve(source) : source(),
    ).then(
      () => {
        setShown({state: 'copied'});
      },
      () => {
        setShown({state: 'failed'});
      },
    );
  }, []);
  return [shown.state, copy];
}
