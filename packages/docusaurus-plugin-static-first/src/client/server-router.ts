import {matchPath as compare} from '@docusaurus/core/lib/client/exports/router.js';
import {pathKey} from './path-key';

export * from '@docusaurus/core/lib/client/exports/router.js';

/**
 * Matches a path like the router's function of the same name. Docs look for
 * their page among all others on every page, so it first compares plain paths
 * without a regular expression.
 */
export const matchPath: typeof compare = (pathname, options) => {
  if (typeof options === 'object' && !Array.isArray(options)) {
    const {exact, path} = options;
    const key = exact && typeof path === 'string' ? pathKey(path) : undefined;
    const wanted = pathKey(pathname);
    if (key !== undefined && wanted !== undefined && key !== wanted) {
      return null;
    }
  }
  return compare(pathname, options);
};
