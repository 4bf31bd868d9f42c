import {findTarget} from './find-target';
import {replayAction} from './hydrate';
import {REVEAL} from './settings';

/** Safari lacks `checkVisibility` before version 17.4. */
type Target = Partial<Pick<Element, 'checkVisibility'>>;

/**
 * Has React show the target of the URL's hash if tabs or details hide it; see
 * `reveal-target.ts`.
 */
export function followHash(hydrate: () => void, signal: AbortSignal): void {
  const follow = () => {
    const target: Target | null = findTarget(location.hash);
    if (target?.checkVisibility?.() === false) {
      replayAction(location, () => {
        dispatchEvent(new Event(REVEAL));
      });
      hydrate();
    }
  };
  // Unlike `hashchange`, it is also fired if a link is followed again.
  addEventListener('popstate', follow, {signal});
  follow();
}
