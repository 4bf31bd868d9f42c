import {useCallback, useEffect, useState} from 'react';
import {writeLate} from './write-late';

export type CopyState = 'ready' | 'copied' | 'failed';

/** How long the result is shown. */
const SHOW_MS = 2000;

/** Text, or a function that loads it. */
type Source = string | (() => Promise<string>);

/**
 * Copies text to the clipboard.
 *
 * @returns the result, for a while, and the function that copies, which has to be
 * called during the click event.
 */
export function useCopy(): [CopyState, (source: Source) => void] {
  // A new object for each copy, so that an equal result is shown again.
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
