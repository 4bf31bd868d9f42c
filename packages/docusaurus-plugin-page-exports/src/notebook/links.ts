import path from 'node:path';

export interface LinkContext {
  /** The site's origin and base URL, with a slash at the end. */
  home: string;
  /** The site's base URL. */
  baseUrl: string;
  /** The page's path on the site. */
  permalink: string;
  /** The page's file, relative to the site. */
  file: string;
  /** Paths of pages by their file. */
  permalinks: ReadonlyMap<string, string>;
}

/** Whether an address needs nothing to be found from anywhere. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

/** Makes an address that a page links to one that works from anywhere. */
export function makeAbsolute(url: string, context: LinkContext): string {
  if (ABSOLUTE.test(url)) {
    return url;
  }
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const {origin} = new URL(context.home);
  const linked = context.permalinks.get(
    path.posix.join(path.posix.dirname(context.file), decodeURI(target)),
  );
  if (linked !== undefined && target !== '') {
    return `${origin}${linked}${rest}`;
  }
  if (target.startsWith('/')) {
    // A link may hold the base URL already, or leave it to the site.
    const below = target.startsWith(context.baseUrl)
      ? target.slice(context.baseUrl.length)
      : target.slice(1);
    return `${context.home}${below}${rest}`;
  }
  return new URL(url, `${origin}${context.permalink}`).href;
}
