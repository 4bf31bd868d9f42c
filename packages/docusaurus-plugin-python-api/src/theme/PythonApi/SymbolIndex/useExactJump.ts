import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/** So many frames until the rows around a place have their real heights. */
const FRAMES = 5;

/**
 * Ends a jump where it leads: rows far from the window have a guessed height,
 * which a browser corrects only once it is there.
 */
export function useExactJump(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (!target) {
      return undefined;
    }
    let left = FRAMES;
    const jump = () => {
      target.scrollIntoView({behavior: 'instant'});
      left -= 1;
      if (left > 0) {
        frame = requestAnimationFrame(jump);
      }
    };
    let frame = requestAnimationFrame(jump);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [hash]);
}
