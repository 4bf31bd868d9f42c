import fs from 'node:fs';
import path from 'node:path';

interface SectionFacts {
  /** The folder of its pages, relative to the repository. */
  folder: string;
  /** Its path below the base URL. */
  route: string;
  /** Its label in the navbar, the search and its social card. */
  label: string;
  /** The title of its root page, which redirects to its first page. */
  rootTitle?: string;
  /** Its icon, one of those in `src/css/section-icons.css`. */
  icon?: string;
}

/** The sections of the site. Plugins and styles depend on their ids. */
export const SECTIONS = {
  guides: {
    folder: 'docs',
    route: 'guides',
    label: 'Guides',
    rootTitle: 'All guides',
    icon: 'start',
  },
  tutorials: {
    folder: 'tutorials',
    route: 'tutorials',
    label: 'Tutorials',
    rootTitle: 'All tutorials',
    icon: 'demo',
  },
  api: {
    folder: 'api',
    route: 'api',
    label: 'API Reference',
    rootTitle: 'All modules',
    icon: 'code',
  },
  blog: {folder: 'blog', route: 'blog', label: 'Blog'},
} as const satisfies Readonly<Record<string, SectionFacts>>;

export type Section = keyof typeof SECTIONS;

/** The sections that are docs instances, in the order of the navbar. */
export const DOCS_SECTIONS = ['guides', 'tutorials', 'api'] as const;
export type DocsSection = (typeof DOCS_SECTIONS)[number];

/** The folders of the sections that are not generated. */
export const WRITTEN_FOLDERS = (['guides', 'tutorials', 'blog'] as const).map(
  (section) => SECTIONS[section].folder,
);

function isPage(file: string): boolean {
  const names = file.split(/[\\/]/);
  return (
    /\.mdx?$/.test(file) &&
    // Docusaurus ignores partials and hidden folders.
    names.every((name) => !/^[_.]/.test(name))
  );
}

function hasPage(folder: string): boolean {
  return (
    fs.existsSync(folder) &&
    fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).some(isPage)
  );
}

/**
 * Lists the sections that have at least one page. Empty sections, and all links
 * to them, are left out because Docusaurus fails on a docs instance without
 * pages. The API reference always counts: it may not have been generated yet.
 *
 * @param root - the repository's root.
 */
export function listSections(root = path.join(__dirname, '..')): Section[] {
  return (Object.keys(SECTIONS) as Section[]).filter(
    (section) =>
      section === 'api' || hasPage(path.join(root, SECTIONS[section].folder)),
  );
}
