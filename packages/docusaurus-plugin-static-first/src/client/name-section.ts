import {findTarget} from './find-target';

/** A section counts as begun this many pixels below the place where jumps end. */
const TOLERANCE = 28;

/** The theme's class for the section being read. */
export const ACTIVE = 'table-of-contents__link--active';

const BAR = '.theme-doc-toc-mobile';

/** Returns the text of a heading without the link to itself. */
function titleOf(heading: Element): string {
  return Array.from(heading.childNodes)
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({textContent}) => textContent)
    .join('')
    .trim();
}

/** Marks the section in the list, if it is expanded. */
function markEntry(bar: HTMLElement, current: Element | undefined): void {
  for (const link of bar.querySelectorAll('a')) {
    const isCurrent =
      current !== undefined && findTarget(link.hash) === current;
    link.classList.toggle(ACTIVE, isCurrent);
    if (isCurrent) {
      link.setAttribute('aria-current', 'location');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Returns where a jump to the heading ends, which depends on the size of text. */
function findLanding(heading: Element): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  const {scrollMarginTop} = getComputedStyle(heading);
  return (parseFloat(scrollPaddingTop) || 0) + parseFloat(scrollMarginTop);
}

/**
 * Finds the last heading above the line. Measuring a heading far below would lay
 * out its section even if `content-visibility` postpones that.
 */
function findLastBegun(headings: readonly Element[]): Element | undefined {
  const [first] = headings;
  const line = first ? findLanding(first) + TOLERANCE : 0;
  let last: Element | undefined;
  for (const heading of headings) {
    // A heading in an unselected tab or in folded details has none.
    const box = heading.getClientRects()[0];
    if (box && box.top >= line) {
      break;
    }
    last = box ? heading : last;
  }
  return last;
}

/**
 * Sets `data-section` on the button of the collapsed table of contents to the
 * title of the section being read, for use in styles, and marks it in the list.
 * On a narrow screen nothing else shows the reader's position.
 */
export function nameSection(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  const button = bar?.querySelector(':scope > button');
  // Don't measure the headings if the bar is hidden.
  if (!button || !bar?.offsetParent) {
    return;
  }
  const current = findLastBegun(
    Array.from(document.querySelectorAll('.markdown :is(h2, h3)[id]')),
  );
  const title = current ? titleOf(current) : '';
  if (button.getAttribute('data-section') !== title) {
    button.setAttribute('data-section', title);
  }
  markEntry(bar, current);
}

/** Marks the section when the list is expanded, for which there is no event. */
export function nameWhenUnfolded(): void {
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(`${BAR} > button`)) {
      requestAnimationFrame(nameSection);
    }
  });
}
