import {followAnnouncement} from './handlers/announcement';
import {followColorMode} from './handlers/color-mode';
import {checkBaseUrl} from './base-url-banner';
import {beforePaint} from './before-paint';
import {enableControls} from './enable';
import {findTarget} from './find-target';
import {prefetchWhenIdle} from './prefetch';
import {hydrate, listen} from './replay';
import {followScroll} from './scroll';
import {readSettings} from './settings';
import {keepSidebar} from './sidebar';
import {hasAny} from './storage';

/** Whether the page should hydrate without waiting for the reader. */
function isUrgent(): boolean {
  const query = new URLSearchParams(location.search);
  const hasQuery = [...document.querySelectorAll('[data-hydrate-query]')].some(
    (element) => query.has(element.getAttribute('data-hydrate-query') ?? ''),
  );
  // The anchor may be on another page, which only React can find.
  const isElsewhere =
    document.querySelector('[data-hydrate-hash]') !== null &&
    location.hash !== '' &&
    findTarget(location.hash) === null;
  // A choice of tab applies to all pages, and only React knows the group of a
  // tab.
  const hasTabs =
    document.querySelector('[role="tablist"]') !== null &&
    (hasAny('docusaurus.tab.') || location.search !== '');
  return readSettings().onLoad || hasQuery || isElsewhere || hasTabs;
}

checkBaseUrl();
enableControls();
followColorMode();
followAnnouncement();
beforePaint(keepSidebar);
followScroll();
listen();
if (isUrgent()) {
  hydrate();
} else {
  prefetchWhenIdle();
}
