/** How much of the sidebar stays visible above the current page's link. */
const SHARE_ABOVE = 0.3;

/**
 * Scrolls the sidebar to the link of the current page where that is out of
 * sight, as after a search or a link from another site. Where it is in sight,
 * the sidebar keeps the place at which the reader left it.
 */
export function onRouteDidUpdate(): void {
  const link = document.querySelector(
    '.theme-doc-sidebar-container .menu__link[aria-current="page"]',
  );
  const box = link?.closest('.menu');
  if (!link || !box) {
    return;
  }
  const {top, bottom} = link.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    box.scrollTop += top - frame.top - frame.height * SHARE_ABOVE;
  }
}
