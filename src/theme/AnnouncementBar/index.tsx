import React, {useEffect, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  createStorageSlot,
  useAnnouncementBar,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/**
 * Keeps the mark that hides a dismissed bar before scripts run as the storage
 * says. The theme leaves it standing when a new announcement undoes the
 * dismissal, and the news would be seen on the second visit only.
 */
function useDismissalMark(): void {
  useEffect(
    () =>
      createStorageSlot('docusaurus.announcement.dismiss').listen(
        ({newValue}) => {
          const {dataset} = document.documentElement;
          dataset.announcementBarInitiallyDismissed = String(
            newValue === 'true',
          );
        },
      ),
    [],
  );
}

/** The text comes as HTML, in which the build would look for no links. */
function useLinkCheck(html = ''): void {
  const {collectLink} = useBrokenLinks();
  for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
    collectLink(address);
  }
}

/** Moves the focus to what comes after the bar. */
function focusNext(): void {
  // Some of the bar's controls are there on a phone alone.
  [...document.querySelectorAll<HTMLElement>('nav.navbar :is(a, button)')]
    .find((control) => control.checkVisibility())
    ?.focus({preventScroll: true});
}

/** One line of news above the bar, a region of its own to screen readers. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  useDismissalMark();
  useLinkCheck(announcementBar?.content);
  if (!announcementBar || !isActive) {
    return null;
  }
  return (
    <section
      className={styles.bar}
      aria-label={translate({
        id: 'theme.AnnouncementBar.ariaLabel',
        message: 'Announcement',
        description: 'The accessible name of the announcement bar',
      })}
    >
      <AnnouncementBarContent className={styles.content} />
      {announcementBar.isCloseable && (
        <AnnouncementBarCloseButton
          className={styles.close}
          onClick={() => {
            // The button goes with the bar; its focus would be lost.
            focusNext();
            close();
          }}
        />
      )}
    </section>
  );
}
