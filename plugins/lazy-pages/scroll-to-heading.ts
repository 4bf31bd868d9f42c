import type {ClientModule} from '@docusaurus/types';
import {findTarget} from 'docusaurus-plugin-static-first/find-target';

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
