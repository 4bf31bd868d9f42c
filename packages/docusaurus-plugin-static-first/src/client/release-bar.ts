/**
 * Leaves a bar that is hidden to the theme when the reader next scrolls: until
 * then, it would appear over the text for no reason.
 */
export function releaseBar(): void {
  addEventListener(
    'scroll',
    () => {
      document.documentElement.removeAttribute('data-scrolled-down');
    },
    // Before the theme's listener, which may set the attribute.
    {capture: true, once: true},
  );
}
