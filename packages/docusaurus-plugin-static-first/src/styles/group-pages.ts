import {findIntroductionEnd} from '../pages/find-introduction-end';
import {readAttribute, readTags} from '../pages/read-tags';
import {
  createCollector,
  joinNames,
  type Beginning,
  type Names,
} from './collect-names';

/** A page and the names that styles can match in it. */
export interface Page {
  /** The path of its file in the build. */
  file: string;
  names: Names;
  beginning: Beginning;
}

/** Pages of one plugin instance that load the same stylesheets. */
export interface PageKind {
  pages: Page[];
  /** The different elements of these pages. */
  elements: Set<string>;
  /** The addresses of the stylesheets, as written in the pages. */
  stylesheets: readonly string[];
}

/** Matches the class for the plugin instance that a page comes from. */
const INSTANCE = /^plugin-/;

/**
 * Returns the kind of a page: its plugin and the plugin's instance, which
 * Docusaurus writes into the classes of `<html>`. Fewer kinds mean fewer hashes
 * in the policy.
 */
export function kindOf(html: string): string {
  // The first tag of a page is `<html>`.
  const [tag] = readTags(html);
  return ((tag && readAttribute(tag, 'class')) ?? '')
    .split(/\s+/)
    .filter((name) => INSTANCE.test(name))
    .sort()
    .join(' ');
}

/** Merges the beginnings of several pages. */
export function joinBeginnings(all: readonly Beginning[]): Beginning {
  return {
    names: joinNames(all.map(({names}) => names)),
    elements: new Set(all.flatMap(({elements}) => [...elements])),
  };
}

/**
 * Adds a page to those of its kind that load the same stylesheets.
 *
 * @param collect - collects what styles can match in a page.
 */
export function addToKind(
  kinds: Map<string, PageKind>,
  file: string,
  html: string,
  stylesheets: readonly string[],
  collect = createCollector(),
): void {
  const key = [kindOf(html), ...stylesheets].join('\n');
  const kind = kinds.get(key) ?? {pages: [], elements: new Set(), stylesheets};
  const {names, elements, beginning} = collect(
    html,
    findIntroductionEnd(html) ?? 0,
  );
  kind.pages.push({file, names, beginning});
  for (const element of elements) {
    kind.elements.add(element);
  }
  kinds.set(key, kind);
}
