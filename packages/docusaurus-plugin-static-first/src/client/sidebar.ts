/** How much of the sidebar stays visible above the current page's link. */
const SHARE_ABOVE = 0.3;

const MENU = '.theme-doc-sidebar-container .menu';

/** Pages with the same sidebar have the same first link in it. */
function keyOf(menu: Element): string {
  return `sidebar ${menu.querySelector('a')?.pathname ?? ''}`;
}

function scrollTo(menu: Element): void {
  const link = menu.querySelector('.menu__link[aria-current="page"]');
  if (link) {
    const {top, bottom} = link.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      menu.scrollTop += top - frame.top - frame.height * SHARE_ABOVE;
    }
  }
}

/**
 * Leaves the sidebar where the reader left it on the last page, and scrolls it
 * to the current page's link where that is out of sight.
 */
export function keepSidebar(): void {
  const menu = document.querySelector(MENU);
  if (!menu) {
    return;
  }
  try {
    menu.scrollTop = Number(sessionStorage.getItem(keyOf(menu)));
    addEventListener('pagehide', () => {
      sessionStorage.setItem(keyOf(menu), String(menu.scrollTop));
    });
  } catch {
    // Without a storage every page starts at its own link.
  }
  scrollTo(menu);
}
