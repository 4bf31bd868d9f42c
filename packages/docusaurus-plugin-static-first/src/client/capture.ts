declare global {
  interface Window {
    /** Elements that were clicked before the page's script has run. */
    earlyClicks?: Element[] | undefined;
  }
}

// This runs in the head, before anything can be clicked. While the page is
// loading, it already shows controls that the script at its end will handle.
window.earlyClicks = [];
document.addEventListener('click', ({target}) => {
  if (target instanceof Element) {
    window.earlyClicks?.push(target);
  }
});
export {};
