import {readSettings} from './settings';

declare global {
  interface Window {
    /** Docusaurus' own, on the pages that have its banner. */
    insertBanner?: () => void;
  }
}

/**
 * Shows Docusaurus' banner of a wrong base URL where the site's scripts are not
 * at their address. Docusaurus shows it where they have not run yet, as they
 * have not here: https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/client/BaseUrlIssueBanner/index.tsx
 */
export function checkBaseUrl(): void {
  const {insertBanner} = window;
  const [script] = readSettings().scripts;
  if (!insertBanner || script === undefined) {
    return;
  }
  // It looks for this name at the end of the page.
  Reflect.set(window, 'docusaurus', {});
  document.addEventListener('DOMContentLoaded', () => {
    Reflect.deleteProperty(window, 'docusaurus');
  });
  // What comes is in the cache when it is needed.
  fetch(script, {priority: 'low'}).then(
    ({ok}) => {
      if (!ok) {
        insertBanner();
      }
    },
    // Without a network nothing is known.
    () => undefined,
  );
}
