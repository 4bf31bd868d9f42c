import {useCallback, useEffect, useState} from 'react';

export type CopyState = 'ready' | 'copied' | 'failed';

/** How long a button shows the result. */
const SHOW_MS = 2000;

/**
 * Puts text on the clipboard.
 *
 * @returns how it went, for a while, and the function
 * that copies. It takes the text, or a promise of text that is still on its
 * way.
 */
export function useCopy(): [
  CopyState,
  (text: string | Promise<string>) => void,
] {
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
  const copy = useCallback((text: string | Promise<string>) => {
    write(text).then(
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

async function write(text: string | Promise<string>): Promise<void> {
  await navigator.clipboard.writeText(await text);
}
