/**
 * The time within which the host must answer for a font to arrive before the
 * first paint, in milliseconds.
 */
const FAST = 50;

const [timing] = performance.getEntriesByType(
  'navigation',
) as PerformanceNavigationTiming[];

// Chromium waits up to 100 ms for preloaded fonts before the first paint, even
// if they can't arrive in time.
// See https://web.dev/articles/preload-optional-fonts
if (timing && timing.responseStart - timing.requestStart < FAST) {
  for (const font of document.querySelectorAll(
    'link[as="font"][media="not all"]',
  )) {
    font.removeAttribute('media');
  }
}
