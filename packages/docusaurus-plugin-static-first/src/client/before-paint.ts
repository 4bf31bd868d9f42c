/**
 * Does what measures the page right before it is drawn, when the browser lays
 * it out anyway. Measured by a script of a page that is still arriving, the
 * page would be laid out once more, which takes most of the time until a slow
 * processor shows it.
 */
export function beforePaint(measure: () => void): void {
  // A page that is prepared behind another one is drawn once it is shown: to
  // measure it then would keep its reader waiting.
  if ('prerendering' in document && document.prerendering === true) {
    measure();
  } else {
    requestAnimationFrame(measure);
  }
}
