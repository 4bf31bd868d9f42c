import type {ClientModule} from '@docusaurus/types';
import {findTarget} from './find-target';
import {reveal} from './reveal';
import {REVEAL, SETTINGS_ID} from './settings';

type OnUpdate = NonNullable<ClientModule['onRouteDidUpdate']>;

/** How long details may take to unfold, in milliseconds. */
const LONGEST = 1000;

/** Details that the browser has opened, which the theme would fold again. */
const OPENED = 'details[open][data-collapsed="true"] > summary';

function press(control: HTMLElement): void {
  control.click();
}

/**
 * Shows and scrolls to the target of the URL's hash if tabs or details hide it:
 * the router only scrolls to what is visible.
 */
function revealTarget(): void {
  const target = reveal(location.hash, press);
  if (!target) {
    return;
  }
  const scroll = () => {
    target.scrollIntoView();
  };
  // By then the tab is selected.
  requestAnimationFrame(scroll);
  document.addEventListener(
    'transitionend',
    ({target: box, propertyName}) => {
      // The theme's details have no height until they are unfolded.
      if (
        propertyName === 'height' &&
        box instanceof Element &&
        box.contains(target)
      ) {
        scroll();
      }
    },
    {signal: AbortSignal.timeout(LONGEST)},
  );
}

/**
 * Has Tab and screen readers go on from the target of a hash. The browser does
 * this only for the links that it follows itself.
 */
function startFrom(target: HTMLElement): void {
  // Others are stops of their own.
  if (target.tabIndex < 0) {
    target.setAttribute('tabindex', '-1');
    target.focus({preventScroll: true});
    target.removeAttribute('tabindex');
  }
}

/**
 * Has targets shown that the page's own script finds to be hidden, and details
 * opened again that the browser has opened before React runs.
 *
 * @param hydrated - resolves when React has hydrated the page.
 */
export function followTargets(hydrated: Promise<void>): void {
  const opened = document.querySelectorAll<HTMLElement>(OPENED);
  void hydrated.then(() => {
    // Unless the reader has folded them meanwhile.
    Array.from(opened)
      .filter((control) => control.matches(OPENED))
      .forEach(press);
  });
  addEventListener(REVEAL, revealTarget);
}

/** Goes to the target of the hash after a navigation of the router. */
export const goToTarget: OnUpdate = ({
  location: {pathname, hash, search},
  previousLocation,
}) => {
  // As in Docusaurus, which doesn't scroll after a change of the query only.
  const isQuery =
    pathname === previousLocation?.pathname &&
    hash === previousLocation.hash &&
    search !== previousLocation.search;
  // The reader may have hidden the target since, by choosing another tab.
  const isBuilt =
    previousLocation === null && document.getElementById(SETTINGS_ID);
  if (hash !== '' && !isQuery && !isBuilt) {
    const target = previousLocation && findTarget(hash);
    if (target) {
      startFrom(target);
    }
    // The page is rendered, but its tabs may render again.
    requestAnimationFrame(revealTarget);
  }
};
