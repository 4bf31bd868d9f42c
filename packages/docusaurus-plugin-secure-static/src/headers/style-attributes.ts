import {readAttribute, type Tag} from '../read-tags';
import {decode} from './character-references';
import {hashSource} from './inline-scripts';

/** Matches the style attributes of markup in a script. */
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;

function listInMarkup(tags: readonly Tag[]): string[] {
  return (
    tags
      // Few tags have one, and reading the attributes of all takes longer.
      .filter(({attributes}) => /style/i.test(attributes))
      .flatMap((tag) => readAttribute(tag, 'style') ?? [])
  );
}

function listInScripts(tags: readonly Tag[]): string[] {
  return tags
    .filter(({name}) => name === 'script')
    .flatMap(({text}) => [...text.matchAll(STYLE)])
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/**
 * Returns the Content Security Policy sources of all style attributes of a
 * page, including those in markup that inline scripts insert.
 *
 * @param tags - those of a page as served.
 * @returns sources such as `'sha256-…'`, without duplicates.
 */
export function hashStyleAttributes(tags: readonly Tag[]): string[] {
  const values = [...listInMarkup(tags), ...listInScripts(tags)];
  // Browsers hash decoded values.
  return [...new Set(values)].map((value) => hashSource(decode(value)));
}

/** Returns the decoded style attributes of a page, except those in scripts. */
export function listStyleAttributes(tags: readonly Tag[]): string[] {
  return [...new Set(listInMarkup(tags))].map(decode);
}
