/** The place of a page among those that share a list of posts. */
interface Place {
  page: number;
  totalPages: number;
}

/**
 * Adds the number of a page to the title of its list, except on the first page,
 * so that browser tabs, bookmarks and search results can be told apart.
 */
export function nameListPage(title: string, {page}: Place): string {
  return page > 1 ? `${title}, page ${page}` : title;
}

/** Does the same for the description of a list, if it has one. */
export function describeListPage(
  description: string | undefined,
  {page, totalPages}: Place,
): string | undefined {
  return page > 1 && description
    ? `Page ${page} of ${totalPages}: ${description}`
    : description;
}
