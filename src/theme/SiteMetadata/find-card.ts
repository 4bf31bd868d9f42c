/**
 * Finds the social card of a page. A card for each page would make the site
 * larger by its own size, so sections have one, drawn by `npm run make:brand`.
 *
 * @param image - the site's card, beside which those of sections are.
 * @param path - the page's path below the base URL.
 * @param routes - those of the sections.
 */
export function findCard(
  image: string,
  path: string,
  routes: readonly string[],
): string {
  const [route = ''] = path.split('/');
  return routes.includes(route)
    ? image.replace(/(?=\.\w+$)/, `-${route}`)
    : image;
}
