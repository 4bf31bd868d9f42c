import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';

/**
 * One line of news above every page, where the product has some. The bar adds
 * its link: here it would be HTML, with the base URL of the default language.
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
