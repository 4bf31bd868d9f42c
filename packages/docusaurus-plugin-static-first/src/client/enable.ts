/**
 * Enables what the server rendered as disabled, because it does nothing
 * without a script: this script answers, or sees to it that React does.
 */
export function enableControls(): void {
  const disabled = document.querySelectorAll<
    HTMLButtonElement | HTMLInputElement
  >('#__docusaurus :is(button, input):disabled');
  for (const control of disabled) {
    control.disabled = false;
    for (const name of control.classList) {
      // The theme's own look of a disabled switch.
      if (/Disabled_/.test(name)) {
        control.classList.remove(name);
      }
    }
  }
}
