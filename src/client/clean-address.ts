import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {mendEncoding} from '@site/src/routes/mend-encoding';

/**
 * Cleans the address before the page is taken over. A trailing `.html` or
 * `/index.html` goes: the router finds the page either way, but breadcrumbs
 * and sidebar compare whole paths and would not match what the server
 * rendered. A path that cannot be decoded is mended: the router would throw.
 */
function cleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const clean =
    mendEncoding(pathname).replace(/(?:\/index)?\.html$/, '') || '/';
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
    location.hash = mendEncoding(location.hash);
  },
} satisfies ClientModule;
