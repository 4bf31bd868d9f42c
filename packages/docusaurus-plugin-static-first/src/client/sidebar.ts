import {showCurrentPage} from './show-current-page';

const MENU = '.theme-doc-sidebar-container .menu';

/** Identifies a sidebar by its first link. */
function keyOf(menu: Element): string {
  return `sidebar ${menu.querySelector('a')?.pathname ?? ''}`;
}

/**
 * Restores the sidebar's scroll position from the last page, and scrolls it to
 * the current page's link if that is out of view.
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
