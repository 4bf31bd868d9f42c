import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Takes a trailing `.html` or `/index.html` off the address before the page is
 * taken over. The router finds the page either way, but breadcrumbs and
 * sidebar compare whole paths and would not match what the server rendered.
 */
function cleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname) {
    window.history.replaceState(null, '', `${clean}${search}${hash}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
}
