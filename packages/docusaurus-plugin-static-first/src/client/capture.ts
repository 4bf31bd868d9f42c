declare global {
  interface Window {
    /** What was clicked before the page's script has run. */
    earlyClicks?: Element[] | undefined;
  }
}

// In the head, before there is anything to click: a page that is still
// arriving shows controls for which the script at its end is to answer.
window.earlyClicks = [];
document.addEventListener('click', ({target}) => {
  if (target instanceof Element) {
    window.earlyClicks?.push(target);
  }
});
export {};
