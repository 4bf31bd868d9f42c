import React, {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  createStorageSlot,
  useAnnouncementBar,
} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import {focusNavbar} from '@site/src/components/focusNavbar';
import {useProduct} from '@site/src/components/useProduct';
import styles from './styles.module.css';

/**
 * Keeps the attribute that hides a dismissed bar before hydration in sync with
 * the storage. The theme doesn't remove it when a new announcement resets the
 * dismissal, so the announcement would only appear on the second visit.
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

/** An announcement above the navbar, in a landmark region of its own. */
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
      {/* In separate boxes, so that lines break between them. */}
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
          // The focus would be lost when the button disappears.
          focusNavbar();
          close();
        }}
      />
    </section>
  );
}
