import {beforePaint} from './before-paint';
import {findTarget} from './find-target';
import {beforeHydration, isHydrating} from './hydrate';
import {ACTIVE, nameSection, nameWhenUnfolded} from './name-section';
import {followDirection} from './scroll-direction';

const root = document.documentElement;

/** The bar never hides in the first pixels of a page. */
const BAR_HEIGHT = 60;

function findLinks(): HTMLAnchorElement[] {
  return Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link'),
  );
}

/** The heading being read, chosen as the theme chooses it: https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-theme-common/src/hooks/useTOCHighlight.ts */
function findCurrent(
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  const next = links.findIndex(
    ({hash}) => (findTarget(hash)?.getBoundingClientRect().top ?? -1) >= 0,
  );
  if (next === -1) {
    return links.at(-1);
  }
  const bottom =
    links[next] && findTarget(links[next].hash)?.getBoundingClientRect().bottom;
  return bottom !== undefined && bottom < innerHeight / 2
    ? links[next]
    : links[next - 1];
}

/** Marks the section being read in the table of contents. */
function markSection(links: readonly HTMLAnchorElement[]): void {
  const current = findCurrent(links);
  for (const link of links) {
    link.classList.toggle(ACTIVE, link === current);
  }
}

/**
 * Replaces React while a page scrolls: sets the scroll direction for the
 * styles, and marks the section being read. React doesn't mark it on a narrow
 * screen, so there the script continues after the hydration.
 */
export function followScroll(): void {
  const links = findLinks();
  const direction = followDirection();
  let isJump = true;
  let frame = 0;
  const look = () => {
    frame = 0;
    nameSection();
    if (isHydrating()) {
      return;
    }
    markSection(links);
    const next = direction.read();
    if (next !== 0) {
      const goesDown = next > 0 && scrollY > BAR_HEIGHT;
      root.toggleAttribute('data-scrolled-down', goesDown && !isJump);
    }
  };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      type,
      () => {
        isJump = false;
        direction.prepare();
      },
      {passive: true},
    );
  }
  addEventListener('hashchange', () => {
    isJump = true;
  });
  addEventListener(
    'scroll',
    () => {
      frame ||= requestAnimationFrame(look);
    },
    {passive: true},
  );
  nameWhenUnfolded();
  beforePaint(() => {
    direction.read();
    if (!isHydrating()) {
      markSection(links);
    }
  });
  beforeHydration(() => {
    links.forEach((link) => {
      link.classList.remove(ACTIVE);
    });
    root.removeAttribute('data-scrolled-down');
  });
}
