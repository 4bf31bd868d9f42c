/** Moves the focus to the first control of the navbar that is visible. */
export function focusNavbar(): void {
  // Some controls are only visible on phones. Safari lacks `checkVisibility` before
  // version 17.4.
  [...document.querySelectorAll<HTMLElement>('nav.navbar :is(a, button)')]
    .find(({offsetWidth}) => offsetWidth > 0)
    ?.focus({preventScroll: true});
}
