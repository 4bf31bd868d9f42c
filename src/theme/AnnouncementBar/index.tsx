import React, {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  createStorageSlot,
  useAnnouncementBar,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import {useProduct} from '@site/src/components/useProduct';
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

/** Moves the focus to what comes after the bar. */
function focusNext(): void {
  // Some of the bar's controls are there on a phone alone.
  [...document.querySelectorAll<HTMLElement>('nav.navbar :is(a, button)')]
    .find((control) => control.checkVisibility())
    ?.focus({preventScroll: true});
}

/** One line of news above the bar, a region of its own to screen readers. */
export default function AnnouncementBar(): ReactNode {
  const {announcement} = useProduct();
  const {isActive, close} = useAnnouncementBar();
  useDismissalMark();
  if (!announcement || !isActive) {
    return null;
  }
  const {text, link} = announcement;
  return (
    <section
      className={styles.bar}
      aria-label={translate({
        id: 'theme.AnnouncementBar.ariaLabel',
        message: 'Announcement',
        description: 'The accessible name of the announcement bar',
      })}
    >
      {/* Each in a box of its own, so that a line ends between them. */}
      <div className={styles.content}>
        <span>{text}</span>
        {link && (
          <>
            {' '}
            <span>
              <Link to={link.path}>{link.label}</Link>.
            </span>
          </>
        )}
      </div>
      <AnnouncementBarCloseButton
        className={styles.close}
        onClick={() => {
          // The button goes with the bar; its focus would be lost.
          focusNext();
          close();
        }}
      />
    </section>
  );
}
