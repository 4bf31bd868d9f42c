import {findTarget} from './find-target';

/** Panels whose tab isn't selected, and details that are folded. */
const FOLDED =
  '[role="tabpanel"][hidden], details:not([open]), [data-collapsed="true"]';

/** Returns the summary of details, or the tab at the position of a panel. */
function controlOf(box: Element): Element | null | undefined {
  const {parentElement} = box;
  const siblings = [...(parentElement?.children ?? [])];
  return box.matches('details')
    ? box.querySelector('summary')
    : parentElement?.previousElementSibling?.children[siblings.indexOf(box)];
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
    if (control instanceof HTMLElement) {
      press(control);
    }
  }
  return first && target;
}
