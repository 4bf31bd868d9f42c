import fs from 'node:fs';
import path from 'node:path';

/** The parts of the site that people write, by the folder of their pages. */
const FOLDERS = {guides: 'docs', tutorials: 'tutorials', blog: 'blog'} as const;

export type Section = keyof typeof FOLDERS;

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
 * is everything that leads to it: Docusaurus refuses to build it empty.
 *
 * @param root - the repository's root.
 */
export function listSections(root = path.join(__dirname, '..')): Section[] {
  return (Object.keys(FOLDERS) as Section[]).filter((section) =>
    hasPage(path.join(root, FOLDERS[section])),
  );
}
