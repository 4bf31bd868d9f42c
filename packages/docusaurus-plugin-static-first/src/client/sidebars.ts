import {applyWraps} from './loads';
import {createSidebarParts} from './sidebar-parts';

export const {openVersion, addPart, findLoad, loadAhead} =
  createSidebarParts(applyWraps);

/** What leads to the items of a category, and what unfolds them. */
const TITLE = '.theme-doc-sidebar-item-category > :first-child';

function onApproach({target}: Event): void {
  const title = target instanceof Element ? target.closest(TITLE) : null;
  if (title) {
    loadAhead(title.textContent);
  }
}

// The reader is about to unfold it.
document.addEventListener('pointerover', onApproach);
document.addEventListener('focusin', onApproach);
