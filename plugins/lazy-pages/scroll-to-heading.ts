import type {ClientModule} from '@docusaurus/types';

/** Finds the element for a hash, which may be encoded incorrectly. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to the heading in the address of the first page. Browsers do so only
 * until the document has loaded, and a page compiled on request comes later.
 * After a reload they restore the reader's place, which is kept.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation && location.hash && window.scrollY === 0) {
    findTarget(location.hash)?.scrollIntoView();
  }
};
