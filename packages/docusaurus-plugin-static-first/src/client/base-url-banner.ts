import {readSettings} from './settings';

declare global {
  interface Window {
    /** Docusaurus' function, on pages that include its banner. */
    insertBanner?: () => void;
  }
}

/**
 * Shows Docusaurus' banner about a wrong base URL if the site's scripts can't
 * be loaded. Docusaurus shows it whenever they haven't run, which is normal
 * here:
 * https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/client/BaseUrlIssueBanner/index.tsx
 */
export function checkBaseUrl(): void {
  const {insertBanner} = window;
  const [script] = readSettings().scripts;
  if (!insertBanner || script === undefined) {
    return;
  }
  // Docusaurus' check looks for this name when the page has loaded.
  Reflect.set(window, 'docusaurus', {});
  document.addEventListener('DOMContentLoaded', () => {
    Reflect.deleteProperty(window, 'docusaurus');
  });
  // The response stays in the cache until the script is needed.
  fetch(script, {priority: 'low'}).then(
    ({ok}) => {
      if (!ok) {
        insertBanner();
      }
    },
    // A network error doesn't indicate a wrong base URL.
    () => undefined,
  );
}
