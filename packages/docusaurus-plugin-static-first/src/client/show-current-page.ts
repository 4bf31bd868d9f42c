/** How much of the sidebar stays visible above the current page's link. */
const SHARE_ABOVE = 0.3;

/**
 * Scrolls the sidebar to the link of the current page where that is out of
 * sight, as after a search or a link from another site. Where it is in sight,
 * the sidebar keeps the place at which the reader left it.
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

// The name by which Docusaurus calls a client module after each navigation.
export {showCurrentPage as onRouteDidUpdate};
