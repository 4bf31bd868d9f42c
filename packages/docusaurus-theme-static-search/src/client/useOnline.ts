import {useEffect, useRef} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * How long to wait after the network is back, in milliseconds, until all parts
 * of a running attempt have failed. A retry would join requests that haven't
 * failed yet instead of sending them again.
 */
const FAILING = 500;

/** Whether the network came back since the last retry. */
let cameBack = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', () => {
    cameBack = true;
  });
}

/**
 * Retries something when the network is back. An attempt that began before that
 * may fail later, so it is also retried after a short delay.
 *
 * @param isWanted - whether a retry is needed.
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
