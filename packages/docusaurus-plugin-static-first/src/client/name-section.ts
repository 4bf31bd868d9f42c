/** How far below the top of the window a section has begun, in pixels. */
const LINE = 140;

/** The text of a heading without the link to itself. */
function titleOf(heading: Element): string {
  return [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({textContent}) => textContent)
    .join('')
    .trim();
}

/**
 * Names the section being read on the button of the folded table of contents,
 * as `data-section`: styles may show it. On a narrow screen there is no other
 * sign of where in a page the reader is.
 */
export function nameSection(): void {
  const button = document.querySelector<HTMLElement>(
    '.theme-doc-toc-mobile > button',
  );
  // Where it is hidden, measuring the headings is work for nobody.
  if (!button?.offsetParent) {
    return;
  }
  const current = [
    ...document.querySelectorAll('.markdown :is(h2, h3)[id]'),
  ].findLast((heading) => heading.getBoundingClientRect().top < LINE);
  const title = current ? titleOf(current) : '';
  if (button.getAttribute('data-section') !== title) {
    button.setAttribute('data-section', title);
  }
}
