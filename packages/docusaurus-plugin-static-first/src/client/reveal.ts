import {findTarget} from './find-target';
import {tabOf} from './tab-panels';

/** Panels whose tab isn't selected, and details that are folded. */
const FOLDED =
  '[role="tabpanel"][hidden], details:not([open]), details[data-collapsed="true"]';

/** Returns what shows a panel or details when it is pressed. */
function controlOf(box: Element): HTMLElement | null | undefined {
  return box.matches('details') ? box.querySelector('summary') : tabOf(box);
}

/**
 * Shows the element that a hash refers to if tabs or details hide it.
 *
 * @param press - clicks a tab or a summary.
 * @returns the element if it was hidden.
 */
export function reveal(
  hash: string,
  press: (control: HTMLElement) => void,
): HTMLElement | null {
  const target = findTarget(hash);
  const first = target?.closest(FOLDED) ?? null;
  for (
    let box: Element | null | undefined = first;
    box;
    box = box.parentElement?.closest(FOLDED)
  ) {
    const control = controlOf(box);
    if (control) {
      press(control);
    }
  }
  return first && target;
}
