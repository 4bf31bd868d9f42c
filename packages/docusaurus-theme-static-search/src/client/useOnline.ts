import {useEffect} from 'react';

/**
 * Does something again once the network is back.
 *
 * @param isWanted - whether there is anything that needs it.
 */
export function useOnline(isWanted: boolean, again: () => void): void {
  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [isWanted, again]);
}
