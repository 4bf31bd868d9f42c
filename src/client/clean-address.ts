import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {repairEncoding} from '@site/src/routes/repair-encoding';

/**
 * Cleans the address before the page is taken over. A trailing `.html` or
 * `/index.html` goes: the router finds the page either way, but breadcrumbs
 * and sidebar compare whole paths and would not match what the server
 * rendered. A path that cannot be decoded is repaired: the router would throw.
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
   * Docusaurus decodes the hash of each new address, and one such as `#%`
   * crashes the page, which reads the address from this same object:
   * https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/client/ClientLifecyclesDispatcher.tsx
   */
  onRouteUpdate({location}) {
    location.hash = repairEncoding(location.hash);
  },
} satisfies ClientModule;
