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

/**
 * The heading being read, chosen as the theme chooses it, but only from headings
 * that are shown.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-theme-common/src/hooks/useTOCHighlight.ts
 */
function findCurrent(
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  let last: HTMLAnchorElement | undefined;
  for (const link of links) {
    // A heading in an unselected tab or in folded details has none.
    const box = findTarget(link.hash)?.getClientRects()[0];
    if (box && box.top >= 0) {
      return box.bottom < innerHeight / 2 ? link : last;
    }
    last = box ? link : last;
  }
  return last;
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
  addEventListener('scroll', () => {
    frame ||= requestAnimationFrame(look);
  });
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
  });
}
