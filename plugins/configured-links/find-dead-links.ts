/** A link in a configuration file to a page of the site. */
export interface ConfiguredLink {
  /** The path as written, such as `/guides/about-{product}`. */
  text: string;
  /** The resolved path, without base URL. */
  path: string;
  /** The file that contains it, relative to the site. */
  file: string;
}

/** The pages that the site serves below a path. */
export interface SectionPages {
  /** The path, such as `/guides`. */
  root: string;
  /** The folder of its pages, for messages. */
  folder: string;
  /** The paths of its pages; `undefined` if it has none. */
  pages: ReadonlySet<string> | undefined;
}

function explain(
  {text}: ConfiguredLink,
  {folder, pages}: SectionPages,
  path: string,
): string | undefined {
  if (!pages) {
    return `'${text}' is not a page of this site, because ${folder} has no pages: add one, or remove the link`;
  }
  if (pages.has(path)) {
    return undefined;
  }
  const known = [...pages].filter((page) => page.split('/').length > 2);
  const tail = path.slice(path.lastIndexOf('/') + 1);
  const near = known.find((page) => page.endsWith(`/${tail}`)) ?? known[0];
  const hint = near === undefined ? '' : `, such as '${near}'`;
  return `'${text}' is not a page of this site: use the path of an existing page${hint}, or remove the link`;
}

/** Lists the lines of a file that contain a text as a whole string. */
function listLines(source: string, text: string): number[] {
  const strings = ["'", '"', '`'].map((quote) => quote + text + quote);
  return source
    .split('\n')
    .flatMap((line, index) =>
      strings.some((string) => line.includes(string)) ? [index + 1] : [],
    );
}

/**
 * Finds broken links in configuration files.
 *
 * @param read - reads a file, given its path relative to the site.
 * @returns a message per link: `file:line — what and how to fix it`.
 */
export function findDeadLinks(
  links: readonly ConfiguredLink[],
  sections: readonly SectionPages[],
  read: (file: string) => string,
): string[] {
  const reported = new Map<string, number>();
  return links.flatMap((link) => {
    const [path = ''] = link.path.split(/[?#]/, 1);
    const section = sections.find(
      ({root}) => path === root || path.startsWith(`${root}/`),
    );
    const problem =
      section && (path !== section.root || !section.pages)
        ? explain(link, section, path)
        : undefined;
    if (problem === undefined) {
      return [];
    }
    const key = `${link.file}:${link.text}`;
    const earlier = reported.get(key) ?? 0;
    reported.set(key, earlier + 1);
    const line = listLines(read(link.file), link.text)[earlier] ?? 1;
    return [`${link.file}:${line} — ${problem}.`];
  });
}
