import {readSettings} from '../settings';
import {follow, read, write} from '../storage';

/** The theme's names: https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-theme-common/src/contexts/announcementBar.tsx */
const DISMISSED = 'docusaurus.announcement.dismiss';
const SEEN = 'docusaurus.announcement.id';
const CLOSE = 'button.close[class*="closeButton"]';

function mark(isDismissed: boolean): void {
  // The theme's styles hide the bar if this attribute is set.
  document.documentElement.dataset['announcementBarInitiallyDismissed'] =
    String(isDismissed);
}

export function isClose(control: HTMLElement): boolean {
  return control.matches(CLOSE);
}

/** Moves the focus to the first visible control of the navbar. */
function focusNext(): void {
  Array.from(document.querySelectorAll<HTMLElement>('.navbar :is(a, button)'))
    .find(({offsetWidth}) => offsetWidth > 0)
    ?.focus({preventScroll: true});
}

/** Closes the announcement bar. */
export function answerClose(control: HTMLElement): boolean {
  if (!isClose(control)) {
    return false;
  }
  // The focus would be lost with the button.
  focusNext();
  write(DISMISSED, 'true');
  mark(true);
  return true;
}

/**
 * Shows the announcement bar again if its announcement is new, and hides it when
 * it is closed on another page. The theme doesn't listen for that, so this goes
 * on after React has taken over.
 */
export function followAnnouncement(): void {
  follow(DISMISSED, (value) => {
    mark(value === 'true');
  });
  const {announcement} = readSettings();
  if (announcement === null) {
    return;
  }
  const isNew = read(SEEN) !== announcement;
  if (isNew) {
    write(SEEN, announcement);
    write(DISMISSED, 'false');
  }
  // The theme's own script has read `localStorage`, whatever the site's storage.
  mark(!isNew && read(DISMISSED) === 'true');
}
