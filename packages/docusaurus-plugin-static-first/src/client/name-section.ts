import {findTarget} from './find-target';

/** How far below the top of the window a section has begun, in pixels. */
const LINE = 140;

/** The theme's mark of the section that is being read. */
export const ACTIVE = 'table-of-contents__link--active';

const BAR = '.theme-doc-toc-mobile';

/** The text of a heading without the link to itself. */
function titleOf(heading: Element): string {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({textContent}) => textContent)
    .join('')
    .trim();
}

/** Marks the section in the list, which is there while it is unfolded. */
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

/**
 * Names the section being read on the button of the folded table of contents,
 * as `data-section`, which styles may show, and marks it in the list below. On
 * a narrow screen there is no other sign of where in a page the reader is.
 */
export function nameSection(): void {
  const bar = document.querySelector<HTMLElement>(BAR);
  const button = bar?.querySelector(':scope > button');
  // Where it is hidden, measuring the headings is work for nobody.
  if (!button || !bar?.offsetParent) {
    return;
  }
  const current = [
    ...document.querySelectorAll('.markdown :is(h2, h3)[id]'),
  ].findLast((heading) => heading.getBoundingClientRect().top < LINE);
  const title = current ? titleOf(current) : '';
  if (button.getAttribute('data-section') !== title) {
    button.setAttribute('data-section', title);
  }
  markEntry(bar, current);
}

/** Marks the section when the list is unfolded, which nothing else tells. */
export function nameWhenUnfolded(): void {
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(`${BAR} > button`)) {
      requestAnimationFrame(nameSection);
    }
  });
}
