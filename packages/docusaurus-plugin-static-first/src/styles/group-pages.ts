import {findIntroductionEnd} from '../pages/find-introduction-end';
import {readAttribute, readTags} from '../pages/read-tags';
import {collectNames, joinNames, type Names} from './collect-names';

/** A page and the names that styles can match in it. */
export interface Page {
  /** The path of its file in the build. */
  file: string;
  names: Names;
  beginning: Beginning;
}

/** What styles can match up to the end of a page's introduction. */
export interface Beginning {
  names: Names;
  /** Its different elements, as `collectNames` describes them with ancestors. */
  elements: ReadonlySet<string>;
}

/** Pages of one plugin instance that load the same stylesheets. */
export interface PageKind {
  pages: Page[];
  /** The different elements of these pages, as `collectNames` describes them. */
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

/**
 * Collects what styles can match in the beginning of a page.
 *
 * @param isStyled - whether a stylesheet names a class.
 */
export function readBeginning(
  html: string,
  isStyled?: (name: string) => boolean,
): Beginning {
  const elements = new Set<string>();
  return {
    names: collectNames(html, elements, {withAncestors: true, isStyled}),
    elements,
  };
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
 * @param isStyled - whether a stylesheet of any page names a class.
 */
export function addToKind(
  kinds: Map<string, PageKind>,
  file: string,
  html: string,
  stylesheets: readonly string[],
  isStyled?: (name: string) => boolean,
): void {
  const key = [kindOf(html), ...stylesheets].join('\n');
  const kind = kinds.get(key) ?? {pages: [], elements: new Set(), stylesheets};
  kind.pages.push({
    file,
    names: collectNames(html, kind.elements, {isStyled}),
    beginning: readBeginning(
      html.slice(0, findIntroductionEnd(html) ?? 0),
      isStyled,
    ),
  });
  kinds.set(key, kind);
}
