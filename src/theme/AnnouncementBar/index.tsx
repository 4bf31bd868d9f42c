import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** One line of news above the bar, a region of its own to screen readers. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
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
        <AnnouncementBarCloseButton className={styles.close} onClick={close} />
      )}
    </section>
  );
}
