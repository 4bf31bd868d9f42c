interface Site {
  baseUrl: string;
  routes: readonly {path: string; component: string}[];
}

/**
 * Lists the paths below the base URL of pages that hydrate immediately.
 *
 * @param configured - the paths in the options. By default, they are those of the
 * search page, whose address is an option of each theme with a search, and of the
 * not-found page.
 */
export function listHydrated(
  {baseUrl, routes}: Site,
  configured: readonly string[] | undefined,
): readonly string[] {
  return (
    configured ?? [
      '/404.html',
      ...routes
        .filter(({component}) => component === '@theme/SearchPage')
        .map(({path}) => path.slice(baseUrl.length - 1)),
    ]
  );
}
