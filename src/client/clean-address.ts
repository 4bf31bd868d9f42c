import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {repairEncoding} from '@site/src/routes/repair-encoding';

/**
 * Cleans the address before hydration. Removes a trailing `.html` or
 * `/index.html`: the router finds the page either way, but breadcrumbs and the
 * sidebar compare whole paths and would not match the server-rendered HTML.
 * Repairs paths that can't be decoded, on which the router would throw.
 */
function cleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const clean =
    repairEncoding(pathname).replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname) {
    window.history.replaceState(null, '', `${clean}${search}${hash}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
}

export default {
  /**
   * Docusaurus decodes the hash on each navigation, and crashes on `#%`. It
   * reads the hash from this same object:
   * https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/client/ClientLifecyclesDispatcher.tsx
   */
  onRouteUpdate({location}) {
    location.hash = repairEncoding(location.hash);
  },
} satisfies ClientModule;
