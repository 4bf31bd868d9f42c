import {showCurrentPage} from './show-current-page';

const MENU = '.theme-doc-sidebar-container .menu';

/** Pages with the same sidebar have the same first link in it. */
function keyOf(menu: Element): string {
  return `sidebar ${menu.querySelector('a')?.pathname ?? ''}`;
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
  showCurrentPage();
}
