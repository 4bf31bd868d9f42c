import {applyWraps} from './loads';
import {createSidebarParts} from './sidebar-parts';

export const {openVersion, addPart, findLoad, loadAhead} =
  createSidebarParts(applyWraps);

/** The link and the button of a category. */
const TITLE = '.theme-doc-sidebar-item-category > :first-child';

function onApproach({target}: Event): void {
  const title = target instanceof Element ? target.closest(TITLE) : null;
  if (title) {
    loadAhead(title.textContent);
  }
}

// The reader is likely to expand it.
document.addEventListener('pointerover', onApproach);
document.addEventListener('focusin', onApproach);
