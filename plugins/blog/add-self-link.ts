/** Where the head of a feed begins, by its type. */
const HEADS = {rss: /<channel>/, atom: /<feed\b[^>]*>/};

/**
 * Adds the address at which a feed is found to the feed itself, so that a
 * reader who keeps the file alone can ask for the next one.
 *
 * @see https://www.rssboard.org/rss-profile#namespace-elements-atom-link
 * @param text - the feed, which has no such link yet.
 * @param address - the feed's own address.
 * @throws an error where the text is no feed of that type.
 */
export function addSelfLink(
  text: string,
  type: 'rss' | 'atom',
  address: string,
): string {
  if (!HEADS[type].test(text)) {
    throw new Error(
      `The feed ${address} has no ${HEADS[type].source}: the blog plugin writes another format now. Update plugins/blog.`,
    );
  }
  const link =
    type === 'rss'
      ? `<atom:link href="${address}" rel="self" type="application/rss+xml"/>`
      : `<link rel="self" href="${address}" type="application/atom+xml"/>`;
  return text
    .replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')
    .replace(HEADS[type], (head) => `${head}\n        ${link}`);
}
