/** How much of the sidebar stays visible above the current page's link. */
const SHARE_ABOVE = 0.3;

/**
 * Scrolls the sidebar to the link of the current page if it is out of view, as
 * after a search or a link from another site. Otherwise the sidebar keeps its
 * position.
 */
export function showCurrentPage(): void {
  const link = document.querySelector(
    '.theme-doc-sidebar-container .menu__link[aria-current="page"]',
  );
  const menu = link?.closest('.menu');
  if (!link || !menu) {
    return;
  }
  const {top, bottom} = link.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    menu.scrollTop += top - frame.top - frame.height * SHARE_ABOVE;
  }
}
