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
  try {
    const storage = sessionStorage;
    const menu = document.querySelector(MENU);
    if (menu) {
      menu.scrollTop = Number(storage.getItem(keyOf(menu)));
    }
    // Not when the reader leaves the page: by then, the browser may already have
    // prerendered the next one. The router may replace the menu.
    document.addEventListener(
      'scroll',
      ({target}) => {
        if (target instanceof Element && target.matches(MENU)) {
          try {
            storage.setItem(keyOf(target), String(target.scrollTop));
          } catch {
            // The storage is full.
          }
        }
      },
      true,
    );
  } catch {
    // Without a storage every page starts at its own link.
  }
  showCurrentPage();
}
