import {followAnnouncement} from './handlers/announcement';
import {followColorMode} from './handlers/color-mode';
import {followTabs} from './handlers/tabs';
import {checkBaseUrl} from './base-url-banner';
import {beforePaint} from './before-paint';
import {enableControls} from './enable';
import {findTarget} from './find-target';
import {prefetchWhenIdle} from './prefetch';
import {hydrate, listen} from './replay';
import {followScroll} from './scroll';
import {readSettings} from './settings';
import {keepSidebar} from './sidebar';

/** Whether the page should hydrate without waiting for the reader. */
function isUrgent(): boolean {
  const query = new URLSearchParams(location.search);
  const hasQuery = Array.from(
    document.querySelectorAll('[data-hydrate-query]'),
  ).some((element) =>
    query.has(element.getAttribute('data-hydrate-query') ?? ''),
  );
  // The anchor may be on another page, which only React can find.
  const isElsewhere =
    document.querySelector('[data-hydrate-hash]') !== null &&
    location.hash !== '' &&
    findTarget(location.hash) === null;
  return readSettings().onLoad ?? (hasQuery || isElsewhere);
}

checkBaseUrl();
enableControls();
followColorMode();
followAnnouncement();
const areTabsForReact = followTabs();
beforePaint(keepSidebar);
followScroll();
listen();
if (areTabsForReact || isUrgent()) {
  hydrate();
} else {
  prefetchWhenIdle();
}
