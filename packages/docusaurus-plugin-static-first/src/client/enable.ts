/** Checkboxes of Markdown's task lists are disabled with React, too. */
const DISABLED =
  '#__docusaurus :is(button, input):disabled:not(.task-list-item *)';

/**
 * Enables controls that the server rendered as disabled because they need a
 * script: this script handles them or lets React do it.
 */
export function enableControls(): void {
  const disabled = document.querySelectorAll<
    HTMLButtonElement | HTMLInputElement
  >(DISABLED);
  for (const control of disabled) {
    control.disabled = false;
    for (const name of control.classList) {
      // The theme's style of a disabled switch.
      if (/Disabled_/.test(name)) {
        control.classList.remove(name);
      }
    }
  }
}
