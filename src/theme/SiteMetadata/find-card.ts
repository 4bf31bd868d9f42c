/**
 * Finds the social card of a page. A card per page would double the size of the
 * site, so there is one per section, drawn by `npm run make:brand`.
 *
 * @param image - the site's card; those of sections are in the same folder.
 * @param path - the page's path below the base URL.
 * @param routes - the routes of the sections.
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
