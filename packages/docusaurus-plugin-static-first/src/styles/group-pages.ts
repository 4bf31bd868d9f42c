import {collectNames, createNames, type Names} from './collect-names';

/** Pages that share their styles, and what those can match in them. */
export interface PageGroup {
  names: Names;
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

/** Names the group of a page: its kind, and the stylesheets that it loads. */
export function groupKey(html: string, stylesheets: readonly string[]): string {
  return [kindOf(html), ...stylesheets].join('\n');
}

/** Adds a page to the group of its kind. */
export function addToGroup(
  groups: Map<string, PageGroup>,
  html: string,
  stylesheets: readonly string[],
): void {
  const key = groupKey(html, stylesheets);
  const group = groups.get(key) ?? {names: createNames(), stylesheets};
  collectNames(html, group.names);
  groups.set(key, group);
}
