import {useEffect} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * How long, in milliseconds, what was under way when the network came back has
 * to fail in all of its parts: those that have not would be joined, not asked
 * for again.
 */
const FAILING = 500;

/** Whether the network came back while nothing waited for it. */
let cameBack = false;
let waiting = 0;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', () => {
    cameBack = waiting === 0;
  });
}

/**
 * Does something again once the network is back. What failed may have begun
 * before that and ended after it, and is done again soon.
 *
 * @param isWanted - whether there is anything that needs it.
 */
export function useOnline(isWanted: boolean, again: () => void): void {
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    const timer = cameBack ? window.setTimeout(again, FAILING) : undefined;
    cameBack = false;
    waiting += 1;
    window.addEventListener('online', again);
    return () => {
      window.clearTimeout(timer);
      waiting -= 1;
      window.removeEventListener('online', again);
    };
  }, [isWanted, again]);
}
