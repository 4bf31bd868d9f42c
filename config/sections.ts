import fs from 'node:fs';
import path from 'node:path';

interface SectionFacts {
  /** The folder of its pages, relative to the repository. */
  folder: string;
  /** Its path below the base URL. */
  route: string;
  /** What the bar, the search and its social card call it. */
  label: string;
  /** The title of its bare path, which leads on to its first page. */
  rootTitle?: string;
  /** Its icon, of those in `src/css/section-icons.css`. */
  icon?: string;
}

/** The sections of the site. Their ids are known to plugins and styles, and stay. */
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

/** The sections that Docusaurus calls docs, in the order of the bar. */
export const DOCS_SECTIONS = ['guides', 'tutorials', 'api'] as const;
export type DocsSection = (typeof DOCS_SECTIONS)[number];

/** The folders of what people write; the reference is generated. */
export const WRITTEN_FOLDERS = (['guides', 'tutorials', 'blog'] as const).map(
  (section) => SECTIONS[section].folder,
);

function isPage(file: string): boolean {
  const names = file.split(/[\\/]/);
  return (
    /\.mdx?$/.test(file) &&
    // Docusaurus takes neither partial pages nor those of hidden folders.
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
 * Lists the sections that have a page. One without is left out of the site, as
 * is everything that leads to it: Docusaurus refuses to build it empty. The
 * reference always has one, which may still have to be generated.
 *
 * @param root - the repository's root.
 */
export function listSections(root = path.join(__dirname, '..')): Section[] {
  return (Object.keys(SECTIONS) as Section[]).filter(
    (section) =>
      section === 'api' || hasPage(path.join(root, SECTIONS[section].folder)),
  );
}
