/** The opening tag that a feed's metadata follows, by type. */
const HEADS = {rss: /<channel>/, atom: /<feed\b[^>]*>/};

/**
 * Adds a feed's own address to it, so that feed readers that only have the file
 * can fetch updates.
 *
 * @see https://www.rssboard.org/rss-profile#namespace-elements-atom-link
 * @param text - the feed, which has no such link yet.
 * @param address - the feed's own address.
 * @throws an error if the text is not a feed of that type.
 */
export function addSelfLink(
  text: string,
  type: 'rss' | 'atom',
  address: string,
): string {
  if (!HEADS[type].test(text)) {
    throw new Error(
      `The feed ${address} has no ${HEADS[type].source}: the format of the blog plugin has changed. Update plugins/blog.`,
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
