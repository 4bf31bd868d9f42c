import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';

/**
 * Configures the announcement bar. The component adds the link itself: here it
 * would have to be HTML with the base URL of the default locale.
 */
export function createAnnouncement({
  announcement,
}: Pick<Product, 'announcement'>): ThemeConfig['announcementBar'] {
  return (
    announcement && {
      id: announcement.id,
      content: announcement.text,
      isCloseable: true,
    }
  );
}
