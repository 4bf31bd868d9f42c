import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Product} from './identity/types';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The theme takes the bar's text for HTML. */
function escape(text: string): string {
  return text.replace(/[&<>"]/g, (found) => ENTITIES[found] ?? found);
}

/** One line of news above every page, where the product has some. */
export function createAnnouncement({
  announcement,
  baseUrl,
}: Pick<Product, 'announcement' | 'baseUrl'>): ThemeConfig['announcementBar'] {
  if (!announcement) {
    return undefined;
  }
  const {id, text, link} = announcement;
  const anchor =
    link &&
    ` <span><a href="${escape(baseUrl + link.path.slice(1))}">${escape(link.label)}</a>.</span>`;
  // Each in a box of its own, so that a line ends between them.
  const content = `<span>${escape(text)}</span>${anchor ?? ''}`;
  return {id, content, isCloseable: true};
}
