import {useEffect, useRef} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * How long, in milliseconds, what was under way when the network came back has
 * to fail in all of its parts: those that have not would be joined, not asked
 * for again.
 */
const FAILING = 500;

/** Whether the network came back since something was last asked for again. */
let cameBack = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', () => {
    cameBack = true;
  });
}

/**
 * Does something again once the network is back. What failed may have begun
 * before that and ended after it, or have joined what did: it is done again
 * soon.
 *
 * @param isWanted - whether there is anything that needs it.
 */
export function useOnline(isWanted: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    const retry = () => {
      latest.current();
    };
    const timer = cameBack ? window.setTimeout(retry, FAILING) : undefined;
    cameBack = false;
    window.addEventListener('online', retry);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWanted]);
}
