declare global {
  interface Window {
    /** Clicks before the page's script has run. */
    earlyClicks?: MouseEvent[] | undefined;
  }
}

// This runs in the head, before anything can be clicked. While the page is
// loading, it already shows controls that the script at its end will handle.
window.earlyClicks = [];
document.addEventListener('click', (event) => {
  window.earlyClicks?.push(event);
});
export {};
