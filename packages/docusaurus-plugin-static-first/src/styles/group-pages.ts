import {collectNames, createNames, type Names} from './collect-names';

/** A page, and what styles can match in it. */
export interface Page {
  /** The path of its file in the build. */
  file: string;
  names: Names;
}

/** Pages of one plugin instance that load the same stylesheets. */
export interface PageKind {
  pages: Page[];
  /** The addresses of the stylesheets, as the pages write them. */
  stylesheets: readonly string[];
}

const HTML_CLASS = /<html\b[^>]*\bclass=(?:"([^"]*)"|([^\s>]+))/;

/** The class that names the instance of the plugin a page comes from. */
const INSTANCE = /^plugin-/;

/**
 * Names the kind of a page by the plugin that made it, and the plugin's
 * instance, which Docusaurus writes into the classes of <html>. The fewer
 * kinds, the fewer hashes a policy has to list.
 */
export function kindOf(html: string): string {
  const [, quoted, bare] = HTML_CLASS.exec(html) ?? [];
  return (quoted ?? bare ?? '')
    .split(/\s+/)
    .filter((name) => INSTANCE.test(name))
    .sort()
    .join(' ');
}

/** Adds a page to those of its kind that load the same stylesheets. */
export function addToKind(
  kinds: Map<string, PageKind>,
  file: string,
  html: string,
  stylesheets: readonly string[],
): void {
  const key = [kindOf(html), ...stylesheets].join('\n');
  const kind = kinds.get(key) ?? {pages: [], stylesheets};
  const names = createNames();
  collectNames(html, names);
  kind.pages.push({file, names});
  kinds.set(key, kind);
}
