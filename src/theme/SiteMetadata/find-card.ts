/** Sections with a card that says which they are. */
const SECTIONS: readonly string[] = ['guides', 'tutorials', 'api', 'blog'];

/**
 * Finds the social card of a page. A card for each page would make the site
 * larger by its own size, so sections have one, drawn by `npm run make:brand`.
 *
 * @param image - the site's card, beside which those of sections are.
 * @param path - the page's path below the base URL.
 */
export function findCard(image: string, path: string): string {
  const [section = ''] = path.split('/');
  return SECTIONS.includes(section)
    ? image.replace(/(?=\.\w+$)/, `-${section}`)
    : image;
}
