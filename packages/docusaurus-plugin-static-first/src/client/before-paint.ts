/**
 * Runs code that measures the page right before it is painted, when the browser
 * lays it out anyway. Measuring while the page is still loading would force an
 * extra layout, which accounts for most of the time to first paint on a slow
 * processor.
 */
export function beforePaint(measure: () => void): void {
  // A prerendered page is painted when it is shown, and measuring it then would
  // delay that.
  if ('prerendering' in document && document.prerendering === true) {
    measure();
  } else {
    requestAnimationFrame(measure);
  }
}
